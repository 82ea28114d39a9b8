export const suspensionErrors = {
  mitra_stopped: { status: 409, message: 'Mitra ini sedang dihentikan, jadi ini belum bisa dilakukan' },
  mitra_not_stopped: { status: 409, message: 'Mitra ini tidak sedang dihentikan' },
  appeal_sent: { status: 409, message: 'Banding untuk keputusan ini sudah dikirim' },
} as const;
