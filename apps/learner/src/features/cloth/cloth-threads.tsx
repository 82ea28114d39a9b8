import type { OwnCloth, WovenClass } from '@sinau/contracts/core/cloth/cloth.schemas';
import { artOf } from '@sinau/contracts/core/cloth/thread-art';
import { Accordion, AccordionItem, Badge } from '@sinau/ui';
import { EyeOff } from '@sinau/ui/icons';
import './cloth-threads.css';

type Listed = WovenClass & Partial<Pick<OwnCloth['threads'][number], 'isHidden'>>;

/** Class of each thread, from the first to the last. */
export const ClothThreads = ({ threads }: { threads: readonly Listed[] }) => (
  <Accordion>
    <AccordionItem title={`Lihat ${threads.length} benang`}>
      <ol className="cloth-threads">
        {threads.map(({ id, thread, title, topic, isHidden }) => (
          <li key={id}>
            <span className="cloth-thread" style={{ background: artOf(thread).ground }} />
            <span>
              <b>{title}</b>
              {topic && <small className="muted">{topic}</small>}
            </span>
            {isHidden && (
              <Badge>
                <EyeOff />
                Hanya kamu
              </Badge>
            )}
          </li>
        ))}
      </ol>
    </AccordionItem>
  </Accordion>
);
