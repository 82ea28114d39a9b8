export const webhookErrors = {
  webhook_address_refused: {
    status: 422,
    message: 'Webhook hanya dikirim ke alamat https di internet, bukan ke jaringan privat',
  },
  too_many_webhooks: { status: 409, message: 'Webhook mitramu sudah 10. Hapus yang tidak dipakai dulu.' },
  webhook_stopped: { status: 409, message: 'Webhook ini sedang mati. Aktifkan lagi dulu.' },
  webhook_delivery_waiting: { status: 409, message: 'Kiriman ini masih menunggu giliran' },
} as const;
