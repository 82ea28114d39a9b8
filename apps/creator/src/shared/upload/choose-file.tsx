import { useRef, type ReactNode } from 'react';
import { mediaBounds, type MediaKind } from '@sinau/contracts/core/media/media.rules';
import { Button, type ButtonProps } from '@sinau/ui';

interface ChooseFileProps {
  /** Accepted kinds; the first names the chooser unless there is a label. */
  kind: MediaKind | readonly MediaKind[];
  /** Accepted files, where they are others than those of the kinds. */
  accept?: string | undefined;
  label?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that opens the file chooser. */
export function ChooseFile({
  kind,
  accept,
  label,
  variant = 'outline',
  size = 'md',
  onFile,
  children,
}: ChooseFileProps) {
  const kinds = [kind].flat() as MediaKind[];
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} size={size} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label ?? mediaBounds[kinds[0]!].name}
        accept={accept ?? kinds.map((one) => mediaBounds[one].accept).join()}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Cleared, so that the same file can be chosen again after a failure.
          target.value = '';
        }}
      />
    </>
  );
}
