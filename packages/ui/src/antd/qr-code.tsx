import { QRCode } from 'antd';

interface QrCodeProps {
  /** What it says to whoever scans it. */
  text: string;
  /** What it is for, for whoever cannot see it. */
  label: string;
  size: number;
}

/** A code to be scanned from a screen. It stays legible at any size, since it is drawn as lines. */
export const QrCode = ({ text, label, size }: QrCodeProps) => (
  <div role="img" aria-label={label}>
    <div aria-hidden="true">
      <QRCode type="svg" value={text} size={size} errorLevel="M" bordered={false} color="#0a1838" bgColor="#ffffff" />
    </div>
  </div>
);
