/** Errors of backups and imports of whole classes. */
export const transferErrors = {
  class_import_not_planned: {
    status: 409,
    message: 'Impor ini belum selesai dibaca. Tunggu sebentar, lalu coba lagi.',
  },
  class_import_running: { status: 409, message: 'Kelasnya sedang dibuat. Tunggu sampai selesai.' },
  class_import_expired: { status: 409, message: 'Berkas impor ini sudah dihapus. Unggah lagi berkasnya.' },
  class_backup_expired: { status: 410, message: 'Alamat unduhan ini sudah tidak berlaku. Buka lagi dari portal.' },
  class_export_expired: {
    status: 410,
    message: 'Alamat unduhan ekspor ini sudah lewat 12 jam. Ekspor lagi kelasnya dari portal.',
  },
} as const;
