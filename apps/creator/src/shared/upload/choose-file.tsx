import { useRef, type ReactNode } from 'react';
import { mediaBounds, type MediaKind } from '@sinau/contracts/media/media.rules';
import { Button, type ButtonProps } from '@sinau/ui';

interface ChooseFileProps {
  kind: MediaKind;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that opens the file chooser. */
export function ChooseFile({ kind, variant = 'outline', size = 'md', onFile, children }: ChooseFileProps) {
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
        aria-label={mediaBounds[kind].name}
        accept={mediaBounds[kind].accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again after a failure.
          target.value = '';
        }}
      />
    </>
  );
}
