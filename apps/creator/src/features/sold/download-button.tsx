import { fileSize } from '@sinau/format';
import { saveFile } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Download } from '@sinau/ui/icons';

interface DownloadButtonProps {
  /** Signed address and size of the file. */
  file: { address: string; bytes: number };
  onBegun: () => void;
}

/** Button that begins a download, with its size. */
export const DownloadButton = ({ file: { address, bytes }, onBegun }: DownloadButtonProps) => (
  <Button
    onClick={() => {
      saveFile(address);
      onBegun();
    }}
  >
    <Download />
    Unduh ({fileSize(bytes)})
  </Button>
);
