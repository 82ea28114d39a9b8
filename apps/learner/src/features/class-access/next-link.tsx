import type { NextTarget } from '@sinau/classroom';
import { Button } from '@sinau/ui';
import { ArrowRight } from '@sinau/ui/icons';

/** Link to the next lesson, in a page without the bottom bar. */
export function NextLink({ next, isDone }: { next: NextTarget; isDone: boolean }) {
  if (next.kind === 'none') return null;
  const way = next.kind === 'lesson' ? { href: next.href } : { onClick: next.onFinish };
  return (
    <Button variant={isDone ? 'primary' : 'outline'} {...way}>
      {(next.kind === 'finish' && next.label) || 'Lanjut'}
      <ArrowRight />
    </Button>
  );
}
