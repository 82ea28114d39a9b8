interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const side = 512;

/** Returns the chosen square of a picture, small enough to be sent from a phone. */
export async function cropPicture(picture: File, area: Area): Promise<File> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d')!;
  // Transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be drawn');
  return new File([blob], 'foto.jpg', { type: 'image/jpeg' });
}
