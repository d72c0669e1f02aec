/** Indonesian. */
import type { LanguageWords } from './language.ts';

export const id: LanguageWords = {
  tag: 'id',
  reading: {
    and: 'dan|atau|versus|vs',
    genericHeadings:
      'ringkasan|ringkasan eksekutif|pendahuluan|ikhtisar|latar belakang|kesimpulan|hasil|abstrak|gambaran umum|kata pengantar|pembahasan|konteks',
    concludingHeadings:
      'kesimpulan|simpulan|penutup|ringkasan|langkah selanjutnya|langkah berikutnya|rekomendasi|saran|kesimpulan dan saran|kesimpulan dan rekomendasi|prospek|kata penutup',
    backMatter:
      'daftar pustaka|referensi|rujukan|ucapan terima kasih|lampiran|daftar isi|daftar gambar|daftar tabel|daftar singkatan|catatan kaki|glosarium|indeks|tentang penulis|konflik kepentingan|pendanaan',
    appendices:
      'lihat pula|lihat juga|referensi|catatan|catatan kaki|pranala luar|bacaan lanjutan|bacaan lebih lanjut|daftar pustaka|galeri|rujukan|pautan luar|bibliografi',
    framing: 'pengantar|pengenalan|gambaran|umum|dasar|dasar-dasar|pemula|panduan|presentasi|cara|kerja|bekerja|anak|semua',
    structures: {
      pros: 'kelebihan|keuntungan|keunggulan',
      cons: 'kekurangan|kerugian|kelemahan',
      cycle: 'siklus|daur',
      funnel: 'corong',
      team: 'tim|tim kami|siapa kami|direksi|pendiri|pembicara',
      prices: 'harga|tarif',
      swot: ['kekuatan', 'kelemahan', 'peluang', 'ancaman'],
    },
  },
  grammar: {
    leadIns:
      'namun|akan tetapi|selain itu|oleh karena itu|dengan demikian|akhirnya|misalnya|sebagai contoh|khususnya|sebenarnya|secara umum|singkatnya|pertama|kedua|ketiga|tetapi|dan|juga',
    breaks:
      'dan|tetapi|tapi|karena|sebab|sementara|sedangkan|meskipun|walaupun|agar|supaya|sehingga|yang|di mana|ketika|jika|kalau|misalnya|termasuk|seperti|serta|namun|atau',
    backward: 'ini|itu|hal ini|dia|ia|mereka|nya|di sini|tersebut|mereka',
    subordinators:
      'jika|kalau|ketika|saat|meskipun|walaupun|karena|setelah|sebelum|untuk|agar|selama|dengan|tanpa|dalam|bila|apabila|di|pada',
    danglers:
      'dan|atau|tetapi|di|ke|dari|pada|untuk|dengan|yang|adalah|oleh|dalam|sebagai|tidak|karena|jika|akan|bahwa|itu|ini|para|sebuah|seperti',
    subjects: 'kami|kita|dia|ia|mereka|ini|itu|saya|anda',
    copulas: 'adalah|merupakan|telah|akan|dapat|bisa|menjadi|memiliki|harus|ialah',
    common:
      'bagaimana|apa|siapa|mengapa|kenapa|orang|lain|lebih|sangat|semua|setiap|sudah|ada|bagi|kepada|tentang|oleh|antara|sendiri|banyak|satu|mungkin|bukan|juga|hanya|masih|selalu|sering|seseorang|sesuatu|tujuan|menggunakan|membuat',
    conjunction: /^(?:dan|tetapi)\s+/iu,
  },
  discourse: {
    cues: 'penting|utama|kunci|hasil|tujuan|pertama|menunjuk|meningkat|tumbuh|turun|rekor|harus|perlu|keputus|rekomend|terbesar',
    steps: 'pertama|kedua|ketiga|kemudian|lalu|selanjutnya|setelah itu|terakhir|akhirnya',
    chatter: {
      begins:
        'selamat|halo|mari|untuk informasi|untuk mengetahui|lihat|klik|berikut|ini dia|terima kasih|beberapa contoh|anda berpikir|siap|kami bertanya|dalam bab ini|di bagian ini',
      holds: 'selamat atas|tidak sendirian|informasi lebih lanjut|silahkan lihat|silakan lihat|lihat panduan',
    },
  },
  findings: {},
  texts: {
    agenda: 'Agenda',
    sources: 'Sumber',
    thankYou: 'Terima kasih',
    questions: 'Pertanyaan',
    overview: 'Ikhtisar',
    summary: 'Ringkasan',
    keyPoints: 'Poin utama',
    keyMessage: 'Pesan utama',
    keyFigures: 'Angka kunci',
    discussion: 'Diskusi',
    nextSteps: 'Langkah berikutnya',
    inDetail: 'Secara rinci',
    inTheWords: 'Menurut sumbernya',
    presentation: 'Presentasi',
    exhibit: 'Gambar',
    credits: {
      title: 'Sumber gambar',
      picture: 'Gambar',
      madeWith: 'dibuat dengan',
      cropped: 'dipotong',
    },
    modelUnavailable:
      'Model bahasa tidak memberikan jawaban yang dapat dipakai, jadi presentasi ini dibuat oleh penulis bawaan. Mintalah lagi nanti untuk versi dari model.',
    storyline: {
      steps: {
        definition: [
          'Apa itu',
          'Apa artinya dalam satu kalimat?',
          'Apa yang termasuk dan apa yang tidak?',
          'Kesalahpahaman apa yang paling umum?',
        ],
        relevance: ['Mengapa ini penting', 'Siapa yang terdampak?', 'Apa yang terjadi bila tidak ada tindakan?', 'Mengapa sekarang?'],
        background: [
          'Bagaimana awalnya',
          'Di mana semuanya bermula?',
          'Peristiwa apa yang membentuknya?',
          'Apa yang bisa dipelajari darinya?',
        ],
        today: [
          'Keadaannya kini',
          'Bagaimana situasinya sekarang?',
          'Angka apa yang paling menggambarkannya?',
          'Apa yang belum diketahui?',
        ],
        mechanism: ['Cara kerjanya', 'Apa yang terjadi lebih dulu?', 'Apa yang menyusul?', 'Apa hasilnya?'],
        elements: [
          'Bagian-bagian utama',
          'Bagian mana yang menopang yang lain?',
          'Bagian mana yang sering terlupakan?',
          'Bagaimana semuanya saling terkait?',
        ],
        examples: [
          'Contoh',
          'Di mana terlihat dalam praktik?',
          'Apa yang berhasil di sana?',
          'Apa yang kini akan dilakukan secara berbeda?',
        ],
        benefits: ['Manfaatnya', 'Siapa yang diuntungkan, dan bagaimana?', 'Bagaimana manfaatnya diukur?', 'Seberapa cepat terasa?'],
        challenges: ['Hambatannya', 'Apa risiko terbesarnya?', 'Seberapa mungkin terjadi?', 'Apa yang bisa menguranginya?'],
        outlook: [
          'Apa selanjutnya',
          'Apa yang mungkin terjadi beberapa tahun ke depan?',
          'Apa yang bisa mengubah arahnya?',
          'Tanda apa yang perlu diamati?',
        ],
        actions: [
          'Dari rencana ke tindakan',
          'Apa yang dilakukan lebih dulu?',
          'Siapa yang melakukannya, dan kapan selesai?',
          'Bagaimana keberhasilan dikenali?',
        ],
        goals: [
          'Yang akan Anda pelajari',
          'Apa yang akan Anda ketahui?',
          'Apa yang akan bisa Anda lakukan?',
          'Apa yang sudah Anda ketahui?',
        ],
        terms: ['Istilah penting', 'Istilah apa yang diperlukan?', 'Apa arti masing-masing?', 'Mana yang mudah tertukar?'],
        mistakes: ['Kesalahan umum', 'Di mana pembelajar sering keliru?', 'Mengapa itu terjadi?', 'Bagaimana menghindarinya?'],
        exercise: ['Cobalah sendiri', 'Apa tugasnya?', 'Apa yang diperlukan?', 'Bagaimana tahu bahwa itu benar?'],
        check: [
          'Uji pemahaman Anda',
          'Gagasan apa yang terpenting?',
          'Bagaimana menjelaskannya kepada teman?',
          'Apa yang masih belum jelas?',
        ],
        problem: [
          'Masalahnya',
          'Siapa yang mengalaminya, dan seberapa sering?',
          'Apa kerugian mereka?',
          'Bagaimana mereka mengatasinya kini?',
        ],
        solution: ['Solusinya', 'Apa yang ditawarkan?', 'Apa yang baru?', 'Mengapa orang akan memilihnya?'],
        market: ['Pasarnya', 'Seberapa besar, menurut sumber mana?', 'Seberapa cepat tumbuhnya?', 'Bagian mana yang diraih lebih dulu?'],
        model: [
          'Model bisnisnya',
          'Siapa yang membayar, dan untuk apa?',
          'Berapa biaya dan hasil satu penjualan?',
          'Apa yang membuatnya tumbuh?',
        ],
        proof: [
          'Bukti sejauh ini',
          'Apa yang sudah dicapai?',
          'Pelanggan mana yang bisa membenarkannya?',
          'Angka mana yang paling meyakinkan?',
        ],
        team: ['Timnya', 'Siapa di baliknya?', 'Mengapa mereka orang yang tepat?', 'Siapa yang masih kurang?'],
        ask: ['Yang kami butuhkan', 'Berapa banyak yang diperlukan?', 'Untuk apa akan digunakan?', 'Apa yang akan tercapai?'],
        question: [
          'Pertanyaannya',
          'Apa yang harus dijawab laporan ini?',
          'Siapa yang memerlukan jawabannya?',
          'Apa yang akan diputuskan dengannya?',
        ],
        method: ['Cara penelitiannya', 'Dari mana datanya berasal?', 'Bagaimana data itu diperiksa?', 'Apa keterbatasannya?'],
        findings: ['Temuan utama', 'Apa hasil yang terpenting?', 'Apa yang tak terduga?', 'Apa yang tetap sama?'],
        causes: ['Apa penyebabnya', 'Sebab mana yang paling menjelaskan?', 'Apa yang mendukungnya?', 'Apa lagi yang bisa menjelaskannya?'],
        recommendation: [
          'Rekomendasi',
          'Apa yang sebaiknya dilakukan?',
          'Mengapa ini, bukan yang lain?',
          'Apa yang terjadi bila tidak dilakukan?',
        ],
      },
      contrasts: {
        balance: ['Pro dan kontra', 'Pro', 'Apa yang mendukungnya?', 'Kontra', 'Apa yang menentangnya?'],
        competition: ['Alternatifnya', 'Pihak lain', 'Apa yang ditawarkan pihak lain?', 'Kami', 'Apa yang kami lakukan lebih baik?'],
        options: ['Pilihannya', 'Pilihan A', 'Apa manfaat dan biayanya?', 'Pilihan B', 'Apa manfaat dan biayanya?'],
      },
      depths: [
        ['sebuah contoh', 'Kasus mana yang paling menunjukkannya?', 'Apa yang terjadi, langkah demi langkah?', 'Apa pelajarannya?'],
        ['angka dan bukti', 'Angka mana yang menunjukkannya?', 'Dari sumber mana asalnya?', 'Apa yang tidak ditunjukkannya?'],
        ['pertanyaan dan keraguan', 'Apa yang akan ditanyakan?', 'Apa jawaban singkatnya?', 'Siapa yang bisa menjelaskan lebih lanjut?'],
      ],
      hints: ['Tambahkan angka dan sumbernya', 'Beri contoh Anda sendiri', 'Katakan dalam satu kalimat'],
      parts: {
        General: ['Dasar-dasarnya', 'Lebih dekat', 'Melihat ke depan'],
        'Educational Project': ['Memulai', 'Memahami', 'Berlatih'],
        'Business Pitch': ['Peluangnya', 'Penawarannya', 'Rencananya'],
        'Reports and Insights': ['Tugasnya', 'Hasilnya', 'Konsekuensinya'],
      },
      note: 'Tidak ada model bahasa yang dikonfigurasi, jadi slide ini adalah kerangka: gantilah pertanyaannya dengan fakta Anda sendiri.',
      audience: 'Audiens',
      tone: 'Nada dan gaya',
      subtitle: 'Alur cerita untuk diisi',
      remember: 'Yang perlu diingat',
      takeHome: 'Satu kalimat apa yang perlu dibawa pulang semua orang?',
    },
  },
};
