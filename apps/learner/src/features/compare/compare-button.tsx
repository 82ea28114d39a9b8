import { Button, classes, IconButton } from '@sinau/ui';
import { Check, Scale } from '@sinau/ui/icons';
import { useChosen, type Chosen } from './chosen.ts';
import { useChoice } from './use-choice.ts';
import '../../shared/picture-button.css';
import './compare-button.css';

interface CompareButtonProps {
  offer: Chosen;
  /** `icon` is placed on the picture of a card. */
  look: 'icon' | 'full';
}

/** Chooses a class for comparison. The server renders it as not chosen, since only the device knows. */
export function CompareButton({ offer, look }: CompareButtonProps) {
  const isChosen = useChosen().some(({ slug }) => slug === offer.slug);
  const { toggle } = useChoice();
  const shared = { 'aria-pressed': isChosen, onClick: () => toggle(offer) };
  const icon = isChosen ? <Check /> : <Scale />;

  if (look === 'icon')
    return (
      <IconButton
        className={classes('picture-button', isChosen && 'is-compared')}
        label={`Bandingkan ${offer.title}`}
        {...shared}
      >
        {icon}
      </IconButton>
    );
  return (
    <Button variant="outline" {...shared}>
      {icon}
      Bandingkan
    </Button>
  );
}
