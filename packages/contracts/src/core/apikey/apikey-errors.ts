export const apiKeyErrors = {
  api_key_invalid: {
    status: 401,
    message: 'Kunci API ini tidak berlaku: salah, dicabut, kedaluwarsa, atau pembuatnya bukan anggota mitra lagi',
  },
  api_key_address: { status: 403, message: 'Kunci API ini tidak boleh dipakai dari alamat IP ini' },
  api_key_scope: { status: 403, message: 'Kunci API ini tidak boleh memanggil alamat ini' },
  too_many_api_keys: { status: 409, message: 'Kunci API mitramu sudah 20. Cabut yang tidak dipakai dulu.' },
} as const;
