import { mediaBounds } from '@sinau/contracts/core/media/media.rules';

/** Opens the file chooser for pictures. */
export function choosePictures(onChosen: (files: File[]) => void) {
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    multiple: true,
    accept: mediaBounds.image.accept,
  });
  input.addEventListener('change', () => onChosen([...(input.files ?? [])]));
  input.click();
}
