import { Badge } from '@sinau/ui';
import { Check } from '@sinau/ui/icons';

export function InCartBadge() {
  return (
    <Badge tone="primary">
      <Check />
      Di keranjang
    </Badge>
  );
}
