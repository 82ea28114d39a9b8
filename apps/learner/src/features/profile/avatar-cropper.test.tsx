// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AvatarCropper } from './avatar-cropper.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('AvatarCropper sends a photo that the browser cannot display unchanged: the server reads HEIC', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:foto');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const photo = new File(['x'], 'IMG_0042.HEIC', { type: 'image/heic' });
  const onCropped = vi.fn();
  const { container } = render(
    <AvatarCropper picture={photo} isSaving={false} onCropped={onCropped} onCancel={() => undefined} />,
  );
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByText(/Kamu tetap bisa memakainya/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pakai foto ini' }));
  expect(onCropped).toHaveBeenCalledWith(photo);
});
