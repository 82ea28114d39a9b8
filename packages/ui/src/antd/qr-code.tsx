import { QRCode } from 'antd';

interface QrCodeProps {
  /** Text that the code contains. */
  text: string;
  /** Describes its purpose for users who cannot see it. */
  label: string;
  size: number;
}

/** A QR code to scan from a screen. It stays sharp at any size, since it is drawn as lines. */
export const QrCode = ({ text, label, size }: QrCodeProps) => (
  <div role="img" aria-label={label}>
    <div aria-hidden="true">
      <QRCode type="svg" value={text} size={size} errorLevel="M" bordered={false} color="#0a1838" bgColor="#ffffff" />
    </div>
  </div>
);
