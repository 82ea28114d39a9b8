/** Errors of an upload, a file or its address; a section of the error catalog. */
export const mediaErrors = {
  file_missing: { status: 422, message: 'Pilih berkas yang mau diunggah' },
  file_too_large: { status: 413, message: 'Ukuran berkas melebihi batas' },
  file_empty: { status: 422, message: 'Berkas ini kosong' },
  file_type_mismatch: { status: 422, message: 'Isi berkas tidak sesuai dengan jenis yang diminta' },
  file_unreadable: { status: 422, message: 'Berkas ini rusak atau tidak lengkap' },
  file_inspection_timeout: { status: 422, message: 'Pemeriksaan berkas ini terlalu lama. Coba lagi sebentar lagi.' },
  package_refused: { status: 422, message: 'Paket ini tidak bisa diterima' },
  file_kind_not_allowed: { status: 422, message: 'Akunmu hanya bisa mengunggah gambar' },
  upload_space_used_up: {
    status: 409,
    message: 'Unggahanmu yang belum dipakai sudah terlalu banyak. Pakai atau hapus dulu, lalu coba lagi.',
  },
  upload_interrupted: { status: 400, message: 'Unggahan terputus sebelum selesai. Coba unggah lagi.' },
  upload_offset_conflict: {
    status: 409,
    message: 'Berkas ini sedang dikirim dari tempat lain. Coba lagi sebentar lagi.',
  },
  upload_incomplete: { status: 409, message: 'Berkas ini belum terkirim seluruhnya' },
  upload_protocol_unknown: { status: 412, message: 'Versi protokol unggahan ini tidak dikenal' },
  recording_original_removed: {
    status: 409,
    message: 'Berkas aslinya sudah dihapus supaya hemat tempat. Unggah lagi videonya untuk mengubah ini.',
  },
  media_in_use: { status: 409, message: 'Berkas ini sedang dipakai, jadi tidak bisa dihapus' },
  media_address_expired: {
    status: 410,
    message: 'Tautan berkas ini sudah kedaluwarsa. Muat ulang untuk membukanya lagi.',
  },
  ffmpeg_missing: { status: 409, message: 'Rekaman belum bisa didengarkan otomatis di sini' },
  transcriber_missing: { status: 409, message: 'Penulisan takarir otomatis tidak tersedia di sini' },
  package_outside_lesson: { status: 409, message: 'Materi ini hanya bisa dibuka di dalam pelajarannya' },
  range_not_satisfiable: { status: 416, message: 'Bagian berkas yang diminta tidak ada' },
} as const;
