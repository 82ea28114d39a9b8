/** Returns the bytes of a file as a call carries them: the server detects their encoding. */
export const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '');
    reader.onerror = () => reject(new Error('Berkas ini tidak bisa dibuka. Pilih lagi berkasnya.'));
    reader.readAsDataURL(file);
  });
