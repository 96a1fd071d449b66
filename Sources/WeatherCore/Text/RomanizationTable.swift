/// The sounds of letters, script by script. A dot stands for no sound of its own.
enum RomanizationTable {
  /// The sounds of letters that stand alone.
  static let sounds: [Unicode.Scalar: String] = {
    var sounds: [Unicode.Scalar: String] = [:]
    for (start, list) in runs {
      for (offset, sound) in list.split(separator: " ").enumerated() where sound != "?" {
        if let scalar = Unicode.Scalar(start + UInt32(offset)) {
          sounds[scalar] = sound == "." ? "" : String(sound)
        }
      }
    }
    for list in pairs {
      let words = list.split(separator: " ")
      for index in stride(from: 0, to: words.count - 1, by: 2) {
        for scalar in words[index].unicodeScalars {
          sounds[scalar] = words[index + 1] == "." ? "" : String(words[index + 1])
        }
      }
    }
    return sounds
  }()

  /// Letters that follow each other in Unicode, from a first one on; `?` for none.
  private static let runs: [(UInt32, String)] = [
    // Hebrew
    (0x5D0, "a b g d h v z h t y k k l m m n n s a p p ts ts k r sh t"),
    // Armenian
    (0x561, "a b g d e z e e t zh i l kh ts k h dz gh ch m y n sh o ch p j r s v t r ts v p k o f"),
    // Syriac
    (0x710, "a . b g j d d h w z h t t y yh k l m n s s a p p s q r sh t"),
    // N'Ko
    (0x7CA, "a e i e u o o n n b p t j ch d r r s gb f k l n m ny n h w y ny"),
    // Sinhala
    (
      0xD85,
      "a a e e i i u u ri ri li li e e ai o o au ? ? ? k kh g gh n ng ch ch j j n n nj t th d dh n nd t th d dh n ? nd p p b b m mb y r ? l ? ? v sh sh s h l f"
    ),
    (0xDCF, "a e e i i u ? u ? ri e e ai o o au li"),
    // Thai
    (
      0xE01,
      "k kh kh kh kh kh ng ch ch ch s ch y d t th th th n d t th th th n b p ph f ph f ph m y r r l l w s s s h l o h . a a a am i i u u u u ."
    ),
    (0xE40, "e e o ai ai . . . . . . . . n"),
    // Lao
    (
      0xE81,
      "k kh ? kh ? ? ng ch ? s ? ? ny ? ? ? ? ? ? d t th th ? n b p ph f ph f ? m y r ? l ? w ? ? s h ? o h . a a a am i i u u u u ? o l y"
    ),
    (0xEC0, "e e o ai ai ? . ? . . . . . n"),
    (0xEDC, "n m"),
    // Tibetan
    (
      0xF40,
      "k kh g g ng ch ch j ? ny t th d d n t th d d n p ph b b m ts ts dz dz w zh z . y r l sh sh s h a"
    ),
    (0xF71, ". i i u u ri ri li li e e o o n ."),
    // Burmese
    (0x1000, "k k g g ng s s z z ny ny t t d d n t t d d n p p b b m y y l w th h l a ? i i u u e ? o o"),
    (0x102B, "a a i i u u e e ? ? ? n . . . . y y w ."),
    // Shan and Mon letters of the Burmese script
    (0x1075, "k kh g s s ny d n ph f b th h w a e e ai"),
    // Georgian
    (0x10D0, "a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h"),
    // Hangul in single letters
    (0x1100, "g k n d t r m b p s s . j j ch k t p h"),
    (0x1161, "a e ya ye eo e yeo ye o wa wae oe yo u wo we wi yu . ui i"),
    (0x11A8, "k k ks n nj n t l lk lm lp ls lt lp l m p ps t t ng t t k t p h"),
    // Khmer
    (
      0x1780,
      "k kh k kh ng ch ch ch ch ny d th d th n t th t th n b ph p ph m y r l v sh s s h l a a a i i u u u u ri ri li li e ai o o au"
    ),
    (0x17B6, "a i i u u u u ua oe ue ie e ae ai o au"),
    (0x17C7, "h . . . . . . . ."),
    // Ol Chiki
    (0x1C5A, "o t g ng l a k j m w i s h ny r u ch d n y e p d n r o t b v h"),
    // Katakana
    (
      0x30A1,
      "a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji . tsu zu te de to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo ya ya yu yu yo yo ra ri ru re ro wa wa wi we o n vu ka ke ? ? ? ? ? . ."
    ),
    // Chakma
    (
      0x11103,
      "a i u e k kh g gh ng ch ch j j ny t th d dh n t th d dh n p ph b bh m y y r l w s h a i i u u e ai o o au"
    ),
  ]

  /// Letters with their sounds.
  private static let pairs = [
    // Greek and Cyrillic
    "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ ks ο o π p ρ r σ s τ t υ i φ f χ kh ψ ps ω o",
    """
    а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ sh ъ . \
    ы i ь . э e ю yu я ya є e і i ј y љ l њ n ћ ch ђ d џ j ѕ dz қ k ғ g ҕ g ң n ҥ n ү u ұ u ө o ә a һ h ҳ h ҙ d ҫ s \
    ҡ k ҷ j ҹ j ӡ dz ҟ k ҩ o ҿ ch ҽ ch ӏ . ԥ p ӈ n ӄ k ѡ o ѧ ya ѣ e ꙋ u ѹ u
    """,
    // Coptic
    """
    ⲁ a ⲃ b ⲅ g ⲇ d ⲉ e ⲍ z ⲏ i ⲑ th ⲓ i ⲕ k ⲗ l ⲙ m ⲛ n ⲝ ks ⲟ o ⲡ p ⲣ r ⲥ s ⲧ t ⲩ u ⲫ f ⲭ k ⲯ ps ⲱ o ϣ sh ϥ f ϧ kh \
    ϩ h ϫ j ϭ ch ϯ ti
    """,
    // Letters of single Indic languages
    "ৎ t ৰ r ৱ v ൺ n ൻ n ർ r ൽ l ൾ l ൿ k ဢ a ਁ n ੱ .",
    // Arabic script
    """
    ا a ب b پ p ت t ٹ t ث s ج j چ ch ح h خ kh د d ڈ d ذ z ر r ڑ r ز z ژ zh س s ش sh ص s ض z ط t ظ z ع . غ gh ف f ق k \
    ك k گ g ل l م m ن n ں n و v ه h ي i ء . ټ t ډ d ړ r ښ sh ڼ n ٽ t ڪ k ڊ d ڏ d ڙ r ڇ ch ڃ j ڌ d ڦ f ڻ n ڀ b ٺ t ڄ j \
    ۋ v ۆ o ۇ u ۈ u ێ e ڵ l ڕ r ڤ v ݢ g ڽ ny ڠ ng ڳ g ڱ ng ڭ ng ٻ b ݨ n ۄ o ٲ a ٳ a
    """,
  ]

  /// The sounds of Indic letters by their place in their block.
  static let indic =
    (". n n . . a a i i u u ri li e e e ai o o o au k kh g gh ng ch ch j j ny t th d dh n t th d dh n n p ph b bh m y r r l "
    + "l l v sh sh s h . . . . a i i u u ri ri e e e ai o o o au . . . . . . . . . . . k kh g z r r f y")
    .split(separator: " ").map { $0 == "." ? "" : String($0) }

  /// The consonants of the Ethiopic rows.
  static let ethiopic =
    ("h l h m s r s sh k kw k kw b v t ch h kw n ny . k kw kh kw w . z zh y d d j g gw g t ch p ts ts f p")
    .split(separator: " ").map { $0 == "." ? "" : String($0) }
}
