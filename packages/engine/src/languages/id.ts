/** Indonesian. */
import type { LanguageWords } from './language.ts';

export const id: LanguageWords = {
  tag: 'id',
  reading: {
    source: {
      roles: {
        abstract: 'abstrak',
        summary: 'ringkasan|ringkasan eksekutif|poin penting|poin utama|sorotan|singkatnya|angka kunci|sekilas',
        introduction: 'pendahuluan|pengantar|tujuan|kata pengantar|maksud dan tujuan',
        background: 'latar belakang|konteks|situasi|sejarah|masalah|kondisi saat ini|mengapa',
        method: 'metode|metodologi|pendekatan|data|bahan dan metode',
        results: 'hasil|temuan|capaian|pencapaian|kemajuan|hasil dan pembahasan',
        discussion: 'pembahasan|diskusi|analisis',
        conclusion: 'kesimpulan|penutup|simpulan',
        outlook: 'prospek|proyeksi|apa selanjutnya|rencana|rencana ke depan',
        decisions: 'keputusan|kesepakatan|hasil keputusan',
        recommendations: 'rekomendasi|saran|usulan',
        asks: 'langkah selanjutnya|langkah berikutnya|tindak lanjut|tugas|yang harus dilakukan|permintaan|rencana aksi|yang kami butuhkan',
        risks: 'risiko|masalah|kendala|tantangan|hambatan',
        questions: 'pertanyaan|pertanyaan terbuka|pertanyaan umum|hal yang belum selesai|tanya jawab|faq|pertanyaan yang sering diajukan',
      },
      headings:
        'agenda|ruang lingkup|definisi|tanggung jawab|persyaratan|syarat|biaya|anggaran|jadwal|tim|karyawan|pelanggan|pasar|penjualan|keuangan|produk|bahan|bahan-bahan|cara membuat|cara pembuatan|alat dan bahan|tips|lain-lain|contoh|pengecualian|spesifikasi|harga|jangka waktu|kerahasiaan',
      kinds: 'siaran pers|laporan|notulen|edaran|materi pelatihan|pengumuman|draf|lembar kerja',
      documents:
        'laporan|notulen|risalah|catatan|kebijakan|peraturan|kontrak|perjanjian|rencana|proposal|usulan|siaran pers|buletin|panduan|petunjuk|modul|kuliah|pelajaran|pidato|sambutan|surat|edaran|ringkasan|program|brosur|studi|kajian|analisis|strategi|resep|hasil|undangan|instruksi',
      organizations:
        'pt|cv|tbk|universitas|institut|sekolah|asosiasi|yayasan|kementerian|dinas|pemerintah|koperasi|federasi|serikat|fakultas|jurusan|badan|museum|perpustakaan|rumah sakit|bank|klub|komite|dewan|harian|koran',
      smallPrint:
        'pernyataan berwawasan ke depan|hak cipta dilindungi|tanpa pemberitahuan|tidak bertanggung jawab|komentar ditutup|kontak media|tentang penulis',
      chapters: 'bab|bagian|pasal|langkah|tahap|kuliah|pelajaran|modul|hari|minggu|poin|lampiran|pertemuan|sesi',
      subject: 'perihal|subjek|hal',
      mailHeads: 'dari|kepada|tembusan|cc|tanggal|dikirim|lampiran',
      replies: 're|bls|fwd|trs',
      greetings:
        'halo|hai|yth|yang terhormat|selamat pagi|selamat siang|selamat sore|selamat malam|dear|kepada yth|rekan-rekan|teman-teman',
      closings: 'salam|salam hangat|hormat kami|hormat saya|terima kasih|terima kasih banyak|salam hormat|sampai jumpa|makasih',
      mailFeet: 'dikirim dari|pesan ini|email ini|pesan asli|pesan terusan|berhenti berlangganan',
      bylines: 'oleh|penulis|ditulis oleh|disusun oleh|reporter|editor|dosen|pembicara',
      dates: 'tanggal|diterbitkan|dipublikasikan|diperbarui|versi|berlaku sejak|terakhir diperbarui|nomor',
      attendance: 'hadir|peserta|tidak hadir|izin|ketua|notulis|notulen|tempat|ruang|waktu|pukul|rapat berikutnya|pimpinan rapat|undangan',
      web: 'terpopuler|paling banyak dibaca|lewati ke|langsung ke|kami menggunakan cookie|situs ini|terima semua|bagikan|ikuti kami|berlangganan|daftar sekarang|baca juga|baca selengkapnya|baca lebih|artikel terkait|berita terkait|tinggalkan komentar|apakah artikel|hak cipta|©|foto:|iklan|kembali ke atas|kebijakan privasi|tambah ke keranjang|beli sekarang|stok|alamat email|masuk|waktu baca|gratis ongkir|simak juga',
      webWhole:
        'beranda|menu|cari|tentang kami|kontak|hubungi kami|berita|layanan|produk|toko|masuk|daftar|keranjang|akun saya|bantuan|bagikan|cetak|berikutnya|sebelumnya|kembali|tutup|terima|tolak|ya|tidak|iklan|karier|komentar|balas|suka|ikuti|blog|facebook|instagram|twitter|whatsapp',
      forms: 'tanda tangan|tempat, tanggal|materai|meterai|stempel',
      paperLabels: 'kata kunci',
      nods: 'ok|oke|ya|iya|tidak|terima kasih|makasih|siap|baik|mantap|sip|halo|hai|wkwk|wkwkwk|haha|selamat pagi|pagi|gambar tidak disertakan|<media tidak disertakan>|pesan ini dihapus|setuju',
      page: 'halaman|hal',
      readerAsks: 'buletin|berlangganan|tinggalkan komentar|di kolom komentar|ikuti kami',
      selfTests: 'soal latihan|pertanyaan ulasan|latihan soal|uji diri',
      titled: 'judul|mata kuliah|mata pelajaran|kursus',
    },
    topicKinds: {
      comparison: 'versus|vs|perbandingan|dibandingkan|perbedaan|atau',
      decision: 'haruskah|keputusan|memilih|pilihan|mana',
      history: 'sejarah|asal-usul|asal usul|lahirnya|kebangkitan|keruntuhan|perkembangan',
      person: 'biografi|kehidupan|siapa',
      event: 'perang|revolusi|pertempuran|krisis|olimpiade|piala dunia|konferensi|festival|pemilu|pandemi|gempa|kecelakaan|perjanjian',
      place: 'kota|pulau|kepulauan|negara|daerah|desa|wisata|perjalanan|taman nasional|ibu kota',
      method: 'cara|panduan|metode|tips|langkah|perencanaan|persiapan',
      technology: 'teknologi|perangkat lunak|kecerdasan buatan|komputer|internet|jaringan|mesin|baterai|surya|robot|blockchain|hidrogen',
      product: 'produk|aplikasi|startup|peluncuran',
      science:
        'teori|fisika|biologi|kimia|sel|kuantum|iklim|energi|fotosintesis|dna|genetika|evolusi|gravitasi|lubang hitam|ekosistem|otak|vaksin|gunung api|spesies',
    },
    tables: 'tabel|tab.',
    figures: 'gambar|gbr.|grafik|foto|ilustrasi',
    divisions: 'bab|bagian|lampiran|pasal|pelajaran|modul',
    contents: 'daftar isi',
    pages: 'halaman|hal.|slide',
    authors: 'oleh|penulis|disusun oleh|ditulis oleh',
    dates: 'tanggal|diterbitkan|diperbarui|per tanggal',
    tasks: 'tugas|tindakan|tindak lanjut|pertanyaan|pertanyaan terbuka',
    pictures: 'gambar|foto|grafik',
    untitled: 'dokumen|slide|presentasi|tanpa judul|judul',
    notCyclic: 'siklus hidup',
    styles: { heading: 'judul', title: 'judul', subtitle: 'subjudul', caption: 'keterangan', quote: 'kutipan' },
    audiences: {
      investors: 'penanam modal|pemegang saham',
      executives: 'direksi|manajemen|pimpinan|pengambil keputusan',
      students: 'siswa|mahasiswa|pelajar|pemula|anak',
      experts: 'ahli|insinyur|peneliti|pengembang',
      customers: 'pelanggan|pembeli|pengguna|konsumen',
      colleagues: 'karyawan|rekan|tim',
      public: 'masyarakat|warga|umum|pengunjung',
    },
    tones: {
      factual: 'faktual|analitis|ilmiah',
      persuasive: 'persuasif|meyakinkan',
      narrative: 'cerita|naratif|lucu|inspiratif',
      critical: 'kritis|skeptis|berimbang',
      simple: 'sederhana|mudah',
    },
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
    subjectFirst: true,
    relatives: 'yang',
    leadIns:
      'namun|akan tetapi|selain itu|oleh karena itu|dengan demikian|akhirnya|misalnya|sebagai contoh|khususnya|sebenarnya|secara umum|singkatnya|pertama|kedua|ketiga|tetapi|dan|juga',
    breaks:
      'dan|tetapi|tapi|karena|sebab|sementara|sedangkan|meskipun|walaupun|agar|supaya|sehingga|yang|di mana|ketika|jika|kalau|misalnya|termasuk|seperti|serta|namun|atau',
    backward: 'ini|itu|hal ini|dia|ia|mereka|nya|di sini|tersebut',
    subordinators:
      'jika|kalau|ketika|saat|meskipun|walaupun|karena|setelah|sebelum|untuk|agar|selama|dengan|tanpa|dalam|bila|apabila|di|pada',
    danglers:
      'dan|atau|tetapi|di|ke|dari|pada|untuk|dengan|yang|adalah|oleh|dalam|sebagai|tidak|karena|jika|akan|bahwa|itu|ini|para|sebuah|seperti',
    subjects: 'kami|kita|dia|ia|mereka|ini|itu|saya|anda',
    copulas: 'adalah|merupakan|telah|akan|dapat|bisa|menjadi|memiliki|harus|ialah',
    being: 'adalah|ialah',
    common:
      'bagaimana|apa|siapa|mengapa|kenapa|orang|lain|lebih|sangat|semua|setiap|sudah|ada|bagi|kepada|tentang|oleh|antara|sendiri|banyak|satu|mungkin|bukan|juga|hanya|masih|selalu|sering|seseorang|sesuatu|tujuan|menggunakan|membuat',
    conjunction: /^(?:dan|tetapi)\s+/iu,
  },
  sentence: {
    listEnds: 'dll|dsb|dst|dkk|etc',
    abbreviations:
      'Dr|dr|Prof|Ir|Drs|Dra|Bpk|Bp|Ibu|Sdr|Sdri|Tn|Ny|H|Hj|Jl|jl|Gg|Kab|Kec|Kel|Prov|a.n|d.a|u.p|s.d|s/d|mis|tgl|hlm|vs|maks|min|ed|Jan|Feb|Mar|Apr|Jun|Jul|Agt|Ags|Sep|Okt|Nov|Des|e.g|i.e|Tbk|telp',
    closing: 'et al|Tbk|PT|CV|S.H|M.H|S.E|S.T|M.Sc|Inc|Ltd|Jr|SM|M',
    counted: 'No|no|hlm|hal|gbr|Gbr|tab|ps|Ps|vol|bab|h',
    openers:
      'ini|itu|dia|ia|mereka|kami|kita|saya|aku|anda|kamu|sebuah|seorang|para|di|ke|dari|pada|untuk|dengan|oleh|dalam|sebagai|tanpa|antara|setelah|sebelum|ketika|saat|jika|bila|kalau|meskipun|walaupun|karena|agar|tetapi|namun|dan|atau|juga|selain|oleh|kemudian|lalu|apa|siapa|bagaimana|mengapa|kapan|setiap|semua|banyak|beberapa|tidak|bukan|ada|adalah|akan|telah|sudah|dapat|bisa|harus|hanya|sekarang|dua|tiga|sejak|selama|hal|misalnya|yang|salah',
    says: 'kata|ujar|tanya|jawab|tutur|jelas|tulis',
    markers:
      'namun|namun demikian|akan tetapi|tetapi|selain itu|di samping itu|lagi pula|oleh karena itu|oleh sebab itu|karena itu|dengan demikian|maka|akibatnya|sebagai hasilnya|sebagai akibatnya|misalnya|sebagai contoh|contohnya|bahkan|faktanya|sebenarnya|sesungguhnya|singkatnya|kesimpulannya|pada akhirnya|dengan kata lain|artinya|di sisi lain|sebaliknya|demikian pula|demikian juga|begitu pula|begitu juga|karena alasan ini|pertama|kedua|ketiga|keempat|pertama-tama|akhirnya|terakhir|tentu saja|jelas|untungnya|sayangnya|khususnya|secara khusus|lebih tepatnya|ya|nah|seperti disebutkan di atas|seperti yang telah disebutkan|meskipun demikian|walaupun demikian|meski begitu',
    enumerators: 'pertama|kedua|ketiga|keempat|pertama-tama|akhirnya|terakhir',
    bareMarkers: 'dan|tetapi|tapi|namun',
    bareExcept: 'tidak|bukan|juga|hanya|jika|bila|kemudian|lalu|masih|itu|ini|belum|lain|sebagainya|seterusnya',
    ties: 'namun|misalnya|tentu saja|akan tetapi|oleh karena itu|di sisi lain|sebaliknya|sayangnya|untungnya|bahkan|selain itu|dengan demikian|pada gilirannya|sebenarnya',
    partners: 'tidak hanya|bukan hanya|tetapi juga|melainkan',
    report:
      /^(?:(?:ingatlah|ingat|perlu diingat|perlu dicatat|harap diingat|perlu diketahui|patut dicatat|penting untuk (?:diingat|dicatat)|kami menemukan|hasil kami menunjukkan) bahwa)\s+(?!(?:tidak ada|tak ada)\s)/iu,
    restatements: 'dengan kata lain|artinya',
    examples: 'misalnya|contohnya|seperti|mis.',
    pointers: 'lihat|bdk.|sumber:',
    exhibits: 'tabel|gambar|bagian|bab|lampiran|persamaan|grafik',
    limits:
      'tidak|tak|bukan|belum|tanpa|kecuali|hanya|saja|jika|bila|kalau|apabila|asalkan|sampai|hingga|ketika|saat|selama|daripada|kurang|lebih|paling|minimal|maksimal|sekitar|kira-kira|hampir|mungkin|bisa|dapat|boleh|seharusnya|sebaiknya|harus|perlu|beberapa|sebagian|semua|seluruh|setiap|tiap|per|rata-rata|diperkirakan|direncanakan|sebelum|sesudah|setelah|sejak|dari|pada|di|dalam|antara|termasuk|tergantung|menurut|karena|tetapi|namun|kedua|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|ratus|ribu|juta|miliar|triliun|persen|sementara|opsional|wajib|kotor|bersih|barangkali|biasanya|sering|kadang|jarang|terutama|khususnya|lain|mantan|masing-masing|meskipun|masih|baru|lama',
    relatives: 'yang mana|di mana',
    unlimited: 'siapa pun|semua|setiap|satu-satunya|pertama|terakhir|tersebut|beberapa|dua|tiga|berikut|kasus|tempat|saat|situasi|kondisi',
    results: 'sehingga memungkinkan|sehingga mengurangi|yang memungkinkan',
    finite:
      'adalah|merupakan|ialah|telah|sudah|akan|dapat|bisa|harus|memiliki|mempunyai|menjadi|menunjukkan|memberikan|membantu|membuat|meningkat|menurun|naik|turun|tumbuh|berasal|terdiri|berada|terletak|memungkinkan|menggunakan|digunakan|mengandung|berisi|membutuhkan|memerlukan|berarti|bekerja|ada|berlaku|mencapai|menghasilkan|menawarkan|melindungi|sedang|tetap|masih',
    torn: 'dan|atau|tetapi|di|ke|dari|pada|untuk|dengan|yang|oleh|dalam|sebagai|karena|jika|bahwa|para|sebuah|seperti|serta|agar|supaya|antara|terutama',
    tornOpeners: 'karena|meskipun|walaupun|sehingga|sedangkan|bahkan jika|agar|supaya|serta',
    hangs: {
      things: 'nya|tersebut|darinya|padanya|dengannya|untuknya|di dalamnya|di antaranya|keduanya|itu',
      persons: 'dia|ia|beliau',
      several: 'mereka',
      demonstratives: 'ini|hal ini|hal itu|hal tersebut|demikian|begitu|seperti itu|seperti ini',
      present: 'adalah cara',
      expletive:
        /(?<!\p{L})(?:(?:tahun|bulan|minggu|hari|kuartal|saat|laporan|dokumen|panduan|artikel|studi|bab|bagian|halaman|perjanjian|kontrak|presentasi|buku|penelitian|abad|kali|selama|sampai|hingga|di|dunia|negara) ini|ini adalah (?:panduan|laporan)|oleh karena itu|karena itu|selain itu|sementara itu|maka dari itu|apa itu|ada(?:lah)? (?:banyak|beberapa|cara))(?!\p{L})/iu,
      opening:
        'ini|itu|hal ini|hal itu|hal tersebut|keduanya|kedua hal|yang pertama|yang kedua|yang ketiga|yang terakhir|yang lain|lainnya|beberapa di antaranya|sebagian besar di antaranya|masing-masing|salah satunya|salah satu di antaranya|untuk itu|untuk melakukannya|untuk melakukan ini|dengan melakukan ini|dengan cara ini|dengan begitu|dalam hal ini|dalam kasus ini|pada saat itu|sejak itu|sejak saat itu|jika tidak|jika demikian|jika ya|demikian pula|karena alasan ini|alasan lain|contoh lain|inilah|itulah',
      connectives:
        'tetapi|tapi|dan|atau|namun|akan tetapi|selain itu|oleh karena itu|karena itu|dengan demikian|jadi|maka|akibatnya|misalnya|sebagai contoh|contohnya|sebaliknya|di sisi lain|di satu sisi|demikian pula|begitu juga|juga|kemudian|lalu|setelah itu|selanjutnya|akhirnya|terakhir|pertama|kedua|ketiga|dengan kata lain|artinya|karena|sebab|meskipun demikian|walaupun demikian|sementara itu|sehingga|melainkan',
      substitutes: 'melakukannya|melakukan hal itu|melakukan ini|melakukan hal ini|jika demikian|jika tidak|jika ya',
      selections:
        'yang terakhir|dua yang pertama|kedua hal ini|ketiga hal ini|dalam kedua kasus|salah satunya|salah satu dari mereka|alasan pertama|alasan kedua|langkah pertama|langkah kedua|langkah selanjutnya|langkah berikutnya|pertanyaan pertama|yang disebutkan di atas|tersebut di atas',
      additions: 'juga|lainnya|tambahan|pula|selain itu',
      settings: 'di sana|di situ|di sini|kemudian|lalu|nanti|sebelumnya|sementara itu|sebagai gantinya',
      pointers:
        'di bawah ini|di atas|berikut|berikut ini|sebagai berikut|seperti disebutkan|bagian sebelumnya|bab sebelumnya|bagian ini|bab ini|sebelumnya',
      announcements: 'sebagai berikut|berikut ini|di bawah ini|misalnya|seperti|antara lain|berikut',
      plural: /(?:-\p{L}+|orang|para|tim|semua|banyak|beberapa|kelompok)$/iu,
      author: 'saya|aku|kami|kita',
      house: 'kami|kita',
      reader: 'anda|kamu|kalian',
      elided: 'adalah|merupakan|dapat|bisa|memungkinkan|termasuk|berisi|menjadi|digunakan',
      imperatives:
        'tambahkan|pastikan|hindari|pilih|pilihlah|tulis|tulislah|tanyakan|mulai|mulailah|pertimbangkan|buat|buatlah|tentukan|biarkan|katakan|kirim|kirimkan|jelaskan|lakukan|bayangkan|sertakan|undang|baca|bacalah|jaga|lihat|lihatlah|jangan|ingat|ingatlah|pikirkan|letakkan|siapkan|coba|cobalah|terbitkan|jawab|jawablah|periksa|jadilah|ikuti|ambil|perlakukan|gunakan|gunakanlah|cari|carilah|buka|tutup|berikan|hubungi',
    },
  },
  discourse: {
    cuePhrases: {
      isA: 'adalah|ialah|merupakan',
      about:
        '^laporan ini|^dokumen ini|^artikel ini|^bagian ini|^bab ini|^panduan ini|^halaman ini|^catatan ini|^presentasi ini|^makalah ini|^tulisan ini|^kebijakan ini mengatur|^dalam bagian ini|^dalam bab ini|^dalam artikel ini|^dalam laporan ini|^dalam panduan ini|^pada bagian ini|^pada bab ini|^lihat juga|^lihat|^seperti disebutkan|^sebagaimana disebutkan|^tujuan dokumen|^tujuan laporan|terlampir|^untuk informasi lebih|^informasi lebih lanjut|^selanjutnya kami|^hari ini kita akan',
      announce:
        'sebagai berikut|berikut ini|berikut|di bawah ini|^ini adalah|^berikut adalah|^inilah|karena dua alasan|karena beberapa alasan|yaitu|sudah jelas$|sangat jelas$|sederhana$|jelas$',
      counts: 'dua|tiga|empat|lima|enam|tujuh|delapan|beberapa|sejumlah|banyak|berbagai|sebagian|macam-macam',
      announced:
        'alasan*|cara*|hal|hal-hal|pertanyaan*|langkah*|poin*|jenis*|tipe*|faktor*|keuntungan*|kelebihan*|kekurangan*|kerugian*|masalah*|perubahan*|keputusan*|aturan*|bagian*|pilihan*|opsi*|prinsip*|tahap*|unsur*|elemen*|contoh*|tujuan*|pelajaran*|tantangan*|risiko*|bidang*|metode*|pendekatan*|strategi*|kategori*|kelompok*|penyebab*|tips|kesimpulan*|hasil*|rekomendasi*|saran*|tindakan*|komponen*|ciri*|fitur*|tema*|topik*|aspek*|kesalahan*|bentuk*|syarat*|kriteria*|persyaratan*|perbedaan*|prioritas*',
      ask: 'harus|sebaiknya|perlu|merekomendasikan|direkomendasikan|menyarankan|disarankan|mengusulkan|mohon|tolong|silakan|silahkan|meminta|diminta|wajib|penting untuk|dibutuhkan|membutuhkan|diperlukan|hendaknya|seharusnya|kami minta|mengajak|menyerukan',
      cause:
        'karena|alasan*|sebab|disebabkan|akibat|alasannya|alasan utama|penyebab*|berkat|lantaran|dikarenakan|diakibatkan|berasal dari|timbul dari|dipicu',
      claim:
        'penting|yang terpenting|berperan|memainkan peran|lebih baik|layak|bergantung pada|tergantung pada|memungkinkan|jelas bahwa|kunci|utama|inti|membantu|tetap',
      condition: '^jika|^bila|^apabila|^kalau|^ketika|^saat|^dalam hal|jika|apabila|bila|asalkan|kecuali|dengan syarat|selama|hanya jika',
      consequence:
        '^oleh karena itu|^karena itu|^maka|^akibatnya|^dengan demikian|^sehingga|^jadi|^hasilnya|^alhasil|oleh karena itu|sehingga|akibatnya|artinya|ini berarti|yang berarti|menyebabkan|mengakibatkan|dengan demikian|berujung pada',
      contrast:
        '^namun|^tetapi|^tapi|^akan tetapi|^meskipun|^walaupun|^meski|^sebaliknya|^di sisi lain|^sementara|^sedangkan|^berbeda dengan|^sayangnya|^padahal|^kendati|^tidak semua|namun|tetapi|sebaliknya|sedangkan|meskipun|melainkan|alih-alih|bukannya|di sisi lain',
      decision:
        'memutuskan|diputuskan|keputusan*|menyetujui|disetujui|sepakat|menyepakati|disepakati|mengesahkan|disahkan|memilih|menolak|ditolak|ditunda|menunda|secara bulat|suara bulat|menetapkan|ditetapkan|pemungutan suara',
      definition:
        'didefinisikan|mengacu pada|merujuk pada|berarti|disebut|dikenal sebagai|dinamakan|adalah sebuah|adalah suatu|adalah proses|adalah metode|adalah cara|adalah jenis|adalah bentuk|adalah kemampuan|adalah istilah|adalah ilmu|terdiri dari|terdiri atas|yang dimaksud|merupakan sebuah|merupakan suatu|ialah',
      detail: '^selain itu|^juga|^tambahan|^di samping itu|^lagi pula|khususnya|termasuk|^lainnya|^beberapa|^demikian pula|^begitu juga',
      example: '^misalnya|^contohnya|^sebagai contoh|misalnya|^contoh|^bayangkan|^andaikan|^anggap|^ambil|seperti|^katakanlah|^umpamanya',
      greeting:
        '^halo|^hai|^selamat pagi|^selamat siang|^selamat sore|^selamat malam|^selamat datang|^selamat|^yth|^kepada|^terima kasih|^salam|^hormat kami|^hormat saya|^semoga|^sampai jumpa|^rekan-rekan|^teman-teman|^dengan hormat|^assalamualaikum|^jangan ragu|^mohon maaf',
      instruct:
        '^gunakan|^pastikan|^periksa|^klik|^buka|^tambahkan|^hapus|^simpan|^tulis|^tanyakan|^hubungi|^letakkan|^ambil|^putar|^tekan|^pilih|^masukkan|^pasang|^jalankan|^mulai|^mulailah|^hentikan|^coba|^cobalah|^hindari|^jangan|^selalu|^ingat|^ingatlah|^tunggu|^cuci|^bersihkan|^potong|^campur|^campurkan|^panggang|^tuang|^tuangkan|^panaskan|^kirim|^kirimkan|^baca|^bacalah|^ikuti|^buat|^buatlah|^berikan|^biarkan|^siapkan|^isi|^bicaralah|^matikan|^nyalakan|^cabut|^hubungkan|^ulangi|^sertakan|^konsultasikan|^siram|^sajikan|^aduk|^rebus|^cek|^catat|^lakukan|^bawa|^kenakan|^laporkan|^tutup|^dengarkan',
      imperativeStops: 'adalah|merupakan|telah',
      says: 'kata|mengatakan|ujar|ungkap|menurut|menjelaskan|menegaskan|menambahkan|memperingatkan|mengumumkan|menyatakan|percaya|berpendapat|menurut saya|menurut kami|saya rasa|saya pikir|tutur|menilai|menulis|jelas',
      result:
        'naik|meningkat*|peningkatan|turun|menurun*|penurunan|tumbuh|pertumbuhan|bertambah|berkurang|mencapai|melampaui|melebihi|dua kali lipat|berlipat|membaik|menang|kehilangan|memperoleh|meraih|menunjukkan|hasil|hasilnya|rekor|total|rata-rata|dibandingkan|lebih dari|kurang dari|persen|sebesar|sebanyak|selesai|diselesaikan|terjual|menjual|menghemat|pendapatan|laba|keuntungan|berhasil|tercatat|mencatat|ditemukan|dikirim|merosot|melonjak|memangkas|mempersingkat|menjadi',
      rhetoric:
        '^bayangkan saja|^siapa yang tidak|^tentu saja|^tentu|^tidak heran|^tahukah|^pernahkah|^jujur saja|^semua orang tahu|^kita semua tahu|^sesederhana itu|^itu saja|^mungkin anda|^jangan khawatir|^tak perlu dikatakan|^betapa',
      risk: 'risiko*|masalah*|bahaya*|ancaman*|mengancam|gagal*|kegagalan|terlambat*|keterlambatan|kekurangan*|kurangnya|tidak cukup|kesulitan*|sulit*|hambatan*|kendala*|kelemahan*|kerusakan*|rusak|kerugian*|keluhan*|kesalahan*|gangguan*|sayangnya|krisis|khawatir*|kekhawatiran|kecelakaan*|cedera*|pelanggaran*|insiden*|terlalu sedikit|terlalu lambat|rentan*|memburuk|tertunda|tunggakan|bocor*|tantangan*',
      scene:
        '^dalam beberapa tahun|^saat ini|^kini|^dewasa ini|^hari ini|^di zaman|^di era|^selama berabad|^selama puluhan|^sejak dulu|^sejak lama|^sepanjang sejarah|^banyak orang|^kebanyakan orang|^sebagian besar orang|^kita hidup|^di dunia|^dahulu|^dulu|^pada suatu|^suatu hari|^ketika saya|^setiap hari|^semakin banyak|^bukan rahasia|^semua orang|^minggu lalu|^pekan lalu|^dunia',
      transition:
        '^mari|^sekarang|^selanjutnya mari|^sebelum kita|^singkatnya|^kesimpulannya|^sebagai penutup|^kita mulai|^kembali ke|^seperti yang telah kita|^ringkasnya|^nah',
      first: 'pertama|pertama-tama|yang pertama|di satu sisi|mula-mula|awalnya|langkah 1|langkah pertama|salah satu|satu',
      next: 'kedua|ketiga|keempat|yang kedua|yang ketiga|kemudian|lalu|setelah itu|selanjutnya|selain itu|berikutnya|lainnya|yang lain|di sisi lain|langkah 2|langkah 3|langkah kedua|langkah ketiga|juga',
      last: 'terakhir|akhirnya|yang terakhir|pada akhirnya|langkah terakhir',
      oneSide: '^di satu sisi|^di satu pihak|^sebagian|^sebagian orang|^pendukung|^secara teori|^kelebihannya',
      otherSide: '^di sisi lain|^di pihak lain|^sebagian lain|^yang lain|^penentang|^pengkritik|^dalam praktik|^kekurangannya|^sebaliknya',
      strong:
        'terpenting|terbesar|tertinggi|terendah|terbaik|terburuk|paling|satu-satunya|hanya|utama|kunci|penting|pokok|krusial|tidak pernah|rekor|pertama kali|terutama|total|dua kali|separuh|setengah|setiap|semua|tidak satu pun|wajib|sebagian besar',
      answer: '^ya,|^ya |^tidak,|^tidak selalu|^belum tentu|^tergantung|^jawabannya|^singkatnya|^bisa',
      question: 'kah$',
      back: '^ini|^itu|^hal ini|^hal itu|^hal tersebut|^mereka|^dia|^ia|^beliau|^keduanya|^yang kedua|^yang pertama|^yang lain|^di sana|tersebut|^*nya|sisanya|sejak itu|untuk itu|dengan begitu|^saat itu|^sebagian lain|^yang terakhir|^di antaranya',
      free: '^sayangnya|^selanjutnya|^umumnya|^biasanya|^akhirnya|^sebaiknya|^seharusnya|^sebelumnya|^sesungguhnya|^sebenarnya|^hanya|^tanya|^nyatanya|^pokoknya|^misalnya|^contohnya|^akibatnya|^kesimpulannya|^ringkasnya|^singkatnya|^alasannya|^hasilnya menunjukkan',
    },
    cues: 'penting|utama|kunci|hasil|tujuan|pertama|menunjuk|meningkat|tumbuh|turun|rekor|harus|perlu|keputus|rekomend|terbesar',
    steps: 'pertama|kedua|ketiga|kemudian|lalu|selanjutnya|setelah itu|terakhir|akhirnya',
    chatter: {
      begins:
        'ngomong-ngomong|omong-omong|mohon maaf|selamat|halo|mari|untuk informasi|untuk mengetahui|lihat|klik|berikut|ini dia|terima kasih|beberapa contoh|anda berpikir|siap|kami bertanya|dalam bab ini|di bagian ini',
      holds:
        'selamat atas|tidak sendirian|informasi lebih lanjut|silahkan lihat|silakan lihat|lihat panduan|daftar hadir|akan keluar (?:di|dalam) ujian|bacalah bab|sekian untuk hari ini|beri tahu saya|kabari saya|di kolom komentar',
    },
  },
  findings: {
    numerals:
      'dua=2|tiga=3|empat=4|lima=5|enam=6|tujuh=7|delapan=8|sembilan=9|sepuluh=10|sebelas=11|dua belas=12|tiga belas=13|empat belas=14|lima belas=15|enam belas=16|tujuh belas=17|delapan belas=18|sembilan belas=19|dua puluh=20|dua puluh lima=25|tiga puluh=30|empat puluh=40|lima puluh=50|enam puluh=60|tujuh puluh=70|delapan puluh=80|sembilan puluh=90|seratus=100|dua ratus=200|tiga ratus=300|lima ratus=500|selusin=12',
    one: 'satu|sebuah|seorang',
    halves: 'setengah',
    halved: 'satu setengah=1.5',
    fractions:
      'setengah=0.5|separuh=0.5|sepertiga=0.3333|dua pertiga=0.6667|seperempat=0.25|tiga perempat=0.75|seperlima=0.2|empat perlima=0.8|sepersepuluh=0.1',
    multiples: 'dua kali lipat=2|dua kali=2|tiga kali lipat=3|tiga kali=3|empat kali=4|sepuluh kali=10',
    powers: 'ribu=3|juta=6|miliar=9|milyar=9|triliun=12',
    percent: 'persen',
    points: 'poin persentase|poin persen',
    currencies: 'rupiah|euro|dolar|dollar|yen|ringgit',
    durations: 'detik|menit|jam|hari|minggu|pekan|bulan|tahun|dekade|malam',
    measures:
      'liter|meter|kilometer|ton|kilogram|kilo|gram|hektare|hektar|meter persegi|meter kubik|megawatt|kilowatt|kilowatt-jam|derajat|halaman|poin',
    hedges: 'sekitar|kira-kira|hampir|lebih dari|kurang dari|setidaknya|paling sedikit|paling banyak|hanya|minimal|maksimal',
    limits: 'paling banyak|maksim|minim|hingga|sampai|setidaknya|batas|tidak lebih dari|harus|paling sedikit',
    to: 'sampai|hingga',
    per: 'per|setiap|tiap|dalam',
    change: 'dari {a} (?:menjadi|ke|hingga|sampai) {b};;menjadi {b},? dari {a};;{b},? (?:dari|dibandingkan|dibanding) {a}',
    moves: 'berubah|beralih',
    rises: 'naik|meningkat|bertambah|tumbuh|peningkatan|melonjak|lebih',
    falls: 'turun|menurun|berkurang|penurunan|merosot|anjlok|kehilangan',
    part: '{a} dari (?:total |semua |seluruh )?{b};;[Dd]ari (?:total |semua |seluruh )?{b},? (?:hanya )?{a};;{a} di antara {b}',
    of: 'dari|dari seluruh|dari semua|dari total',
    versus: 'dibandingkan|dibanding|sedangkan|sementara|tetapi|tapi|daripada|dan|;',
    target: 'target|rencana|sasaran|anggaran|proyeksi',
    ranks: 'terbesar|terkecil|tertinggi|terendah|terbanyak|terbaik|terburuk|pertama|paling|utama|tercepat',
    verbs:
      'adalah|ialah|merupakan|telah|sudah|akan|memiliki|mempunyai|mencapai|naik|turun|meningkat|menurun|bertambah|berkurang|menjadi|sebesar|sebanyak|membutuhkan|memakan|menghabiskan|berharga|menggunakan|membayar|melayani|mempekerjakan|menghasilkan|menjual|membuka|kehilangan|menerima|tinggal|bekerja|berjumlah|mencakup|memilih|menjawab|menyebut|berlangsung|tumbuh|mencuci|memerlukan|hemat|menghemat|menginvestasikan|terdiri|dikunjungi|memakai|kami|ada|adanya',
    pronouns: 'ia|dia|mereka|ini|itu|kami|kita|saya|yang|nya',
    before: 'pada|sejak|di|hingga|sampai|akhir|awal|tahun|bulan|dalam|sebelum|setelah|antara|musim|lalu',
    contrast: 'bukan (?:hanya )?{x},? (?:tetapi|melainkan) (?:juga )?{y};;{x}, bukan {y};;alih-alih {x}, {y};;{x},? sedangkan {y}',
    but: 'tetapi|namun|akan tetapi|tapi|meskipun|sebaliknya|di sisi lain|kekurangannya|walaupun',
    because: 'karena|sebab|akibat|berkat|disebabkan oleh|lantaran|alasannya',
    therefore: 'oleh karena itu|maka|sehingga|akibatnya|jadi|dengan demikian|artinya|ini berarti|itulah sebabnya|menyebabkan',
    conditions: 'jika|apabila|bila|kalau|ketika|saat',
    definition: '{x} berarti {y};;{x} adalah (?:sebuah |suatu )?{y};;{x} mengacu pada {y};;yang dimaksud dengan {x} adalah {y}',
    kinds:
      'jenis|macam|bentuk|kategori|kelas|cara|alasan|pilihan|opsi|metode|kelompok|model|prinsip|aturan|penyebab|risiko|manfaat|tujuan|faktor|pertanyaan|syarat|tugas|peran|tahap',
    consists: 'terdiri dari|terdiri atas|mencakup|terbagi menjadi|meliputi|tersusun dari',
    levels: 'tingkat|lapisan|tahap|tahapan|fase|jenjang|level',
    from: 'dari|antara',
    ordinals: 'pertama|kedua|ketiga|keempat|kelima|keenam',
    last: 'terakhir',
    decisive: 'paling penting|terpenting|menentukan|krusial',
    total: 'jumlah|total',
    advises: 'kami menyarankan|kami merekomendasikan|saya menyarankan|rekomendasi kami|disarankan|kami usulkan',
    said: 'kata|ujar|katanya|menurut|jelas|tutur|mengatakan|menjelaskan|menambahkan|tambah|ungkap',
  },
  texts: {
    agenda: 'Agenda',
    sources: 'Sumber',
    thankYou: 'Terima kasih',
    assumption: 'Asumsi, perlu diperiksa',
    computed: 'Satu bagian dihitung dari angka lainnya',
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
      topical: {
        meaning: 'Apa arti “{t}” dalam satu kalimat?',
        concern: 'Siapa yang terkait dengan topik “{t}”?',
        figure: 'Angka mana yang paling menggambarkan topik “{t}”?',
        takeHome: 'Satu kalimat apa tentang “{t}” yang perlu diingat semua orang?',
      },
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
