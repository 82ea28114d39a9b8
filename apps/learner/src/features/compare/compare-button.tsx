import { Button, classes, IconButton, useIsMounted } from '@sinau/ui';
import { Check, Scale } from '@sinau/ui/icons';
import { useChosen, type Chosen } from './chosen.ts';
import { useChoice } from './use-choice.ts';
import '../../shared/picture-button.css';
import './compare-button.css';

interface CompareButtonProps {
  offer: Chosen;
  /** `icon` lies on the picture of a card. */
  look: 'icon' | 'full';
}

/**
 * Chooses a class to be compared with others. It is in no painting, where it could be pressed before its code has come;
 * its place is free, so that nothing moves.
 */
export function CompareButton({ offer, look }: CompareButtonProps) {
  const isChosen = useChosen().some(({ slug }) => slug === offer.slug);
  const { toggle } = useChoice();
  const isMounted = useIsMounted();
  if (!isMounted) return null;
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
