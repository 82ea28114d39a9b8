import { useRef } from 'react';
import { screens } from '@sinau/contracts/screens';
import { decimal, rupiah } from '@sinau/format';
import { Badge, IconButton, Link, Thumbnail } from '@sinau/ui';
import { GripVertical, X } from '@sinau/ui/icons';
import { useListOrder } from '../../../shared/drag/use-list-order.ts';
import { programFormatLabels } from '../../../shared/program-formats.ts';
import type { ChosenClass } from './chosen-class.ts';
import './chosen-classes.css';

interface ChosenClassesProps {
  classes: readonly ChosenClass[];
  readOnly: boolean;
  onOrder: (ids: string[]) => void;
  onRemove: (id: string) => void;
}

const hintId = 'chosen-classes-hint';

/** The classes of a bundle in the order in which buyers see them. */
export function ChosenClasses({ classes, readOnly, onOrder, onRemove }: ChosenClassesProps) {
  const byId = new Map(classes.map((one) => [one.id, one]));
  const list = useRef<HTMLOListElement>(null);
  const order = useListOrder({
    list,
    ids: classes.map(({ id }) => id),
    titleOf: (id) => byId.get(id)?.title ?? '',
    onOrder,
  });
  return (
    <>
      <p id={hintId} className="sr">
        Geser dengan tetikus atau jari. Dengan papan ketik: Spasi mengangkat, panah memindahkan, Spasi menaruh.
      </p>
      <p className="sr" role="status">
        {order.said}
      </p>
      {/* The keys of its grips, which are buttons. */}
      <ol
        ref={list}
        className="chosen-classes"
        {...(!readOnly && { onKeyDown: order.onKeyDown, onPointerDown: order.onPointerDown, onBlur: order.onBlur })}
      >
        {order.shown.map((id) => {
          const one = byId.get(id);
          return (
            one && (
              <li key={id} data-row="section" data-id={id} data-lifted={order.liftedId === id || undefined}>
                {!readOnly && (
                  <button
                    type="button"
                    className="chosen-classes-grip"
                    data-grip
                    aria-label={`Geser ${one.title}`}
                    aria-describedby={hintId}
                  >
                    <GripVertical />
                  </button>
                )}
                <Thumbnail src={one.thumbnail} />
                <div>
                  <Link href={screens.buildClass(one.slug)} draggable={false}>
                    {one.title}
                  </Link>
                  <p className="muted xs num">
                    {programFormatLabels[one.format].label} · {decimal(one.totalLesson)} materi ·{' '}
                    {rupiah(one.salePrice)}
                  </p>
                  {!one.isForSale && <Badge tone="danger">Sedang tidak dijual</Badge>}
                </div>
                {!readOnly && (
                  <IconButton label={`Keluarkan ${one.title}`} onClick={() => onRemove(id)}>
                    <X />
                  </IconButton>
                )}
              </li>
            )
          );
        })}
      </ol>
    </>
  );
}
