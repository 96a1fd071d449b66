// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "weather",
  // Mutex and Observation are the newest parts of the standard library in use.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "weather", targets: ["weather"]),
    .library(name: "WeatherCore", targets: ["WeatherCore"]),
  ],
  targets: [
    // The place data, embedded by the C compiler: no file to find, nothing to decode at start.
    .target(name: "CGazetteer", exclude: ["gazetteer.bin"]),

    // libcurl, bound when first used, so that commands without a network never load it.
    .target(name: "CLibcurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

    .target(name: "WeatherCore", dependencies: ["CGazetteer", "CLibcurl"]),
    .executableTarget(name: "weather", dependencies: ["WeatherCore"]),
    .executableTarget(name: "gazetteer-builder", dependencies: ["WeatherCore"]),
    .executableTarget(name: "weather-benchmarks", dependencies: ["WeatherCore", "TestSupport"]),

    .target(name: "TestSupport", dependencies: ["WeatherCore"], path: "Tests/TestSupport"),
    .testTarget(name: "WeatherCoreTests", dependencies: ["WeatherCore", "TestSupport", "gazetteer-builder"]),
    .testTarget(
      name: "WeatherCommandTests", dependencies: ["weather", "WeatherCore", "TestSupport"],
      exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6],
  // #embed came with C23.
  cLanguageStandard: .c2x
)

for target in package.targets where !["CGazetteer", "CLibcurl"].contains(target.name) {
  target.swiftSettings = [
    // Say `any` wherever a value is boxed behind a protocol (SE-0335).
    .enableUpcomingFeature("ExistentialAny"),
    // What a module shows of its imports is written down: `public import` (SE-0409).
    .enableUpcomingFeature("InternalImportsByDefault"),
    // A member is found only through a module that the file imports (SE-0444).
    .enableUpcomingFeature("MemberImportVisibility"),
    // An async function runs where its caller runs, unless it says otherwise (SE-0461).
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // A conformance of a main-actor type is the main actor's (SE-0470).
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
}

for target in package.targets where target.name == "WeatherCore" || target.type == .executable {
  target.swiftSettings?.append(contentsOf: [
    // Each use of a pointer or a C call is marked (SE-0458).
    .strictMemorySafety(),
    // Every public type states whether it may cross threads.
    .treatWarning("ExplicitSendable", as: .error),
  ])
}
