import { clothIsDoneAt } from '@sinau/contracts/core/cloth/cloth.rules';
import { saveFile } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Image, Scissors } from '@sinau/ui/icons';
import './held-cloth.css';

interface HeldClothProps {
  userId: string;
  /** Number of classes that others may see. */
  shownCount: number;
}

/** Cloth of one's own to hold, once five classes are in it: a picture for stories, and a pattern for printing. */
export function HeldCloth({ userId, shownCount }: HeldClothProps) {
  const missing = clothIsDoneAt - shownCount;
  if (missing > 0)
    return (
      <p className="muted sm">Tinggal {missing} kelas lagi sampai kainmu jadi dan bisa dicetak di kain sungguhan.</p>
    );
  const address = `/api/certificate/cloth/${userId}`;
  return (
    <div className="held-cloth">
      <div className="grow">
        <h3>Kainmu jadi</h3>
        <p className="muted sm">
          Bagikan sebagai story, atau cetak polanya di kain sungguhan: tiap petak 5 cm, dan tepinya bersambung tanpa
          sela.
        </p>
      </div>
      <div className="row wraps">
        <Button variant="outline" onClick={() => saveFile(`${address}/story`, 'kain-belajarku.png')}>
          <Image />
          Gambar untuk story
        </Button>
        <Button variant="outline" onClick={() => saveFile(`${address}/pattern`, 'pola-kain-belajarku.pdf')}>
          <Scissors />
          Pola untuk dicetak (PDF)
        </Button>
      </div>
    </div>
  );
}
