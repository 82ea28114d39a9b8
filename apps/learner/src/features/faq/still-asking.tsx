import { screens } from '@sinau/contracts/screens';
import { Button, Card } from '@sinau/ui';

/** Help offer below answers that did not help. */
export const StillAsking = () => (
  <Card padded className="still-asking">
    <h2 className="h3">Belum ketemu jawabannya?</h2>
    <p className="muted">Ceritakan masalahmu, kami bantu.</p>
    <Button href={screens.supportTicket()}>Hubungi kami</Button>
  </Card>
);
