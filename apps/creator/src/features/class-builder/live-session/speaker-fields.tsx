import { useQuery } from '@tanstack/react-query';
import { educator } from '@sinau/api-client';
import { maxSpeakers } from '@sinau/contracts/study/live/live.rules';
import { screens } from '@sinau/contracts/screens';
import { Card, Checkbox, ErrorState, Link, Skeleton } from '@sinau/ui';
import type { BuiltClass } from '../built-class.ts';

interface SpeakerFieldsProps {
  built: BuiltClass;
  chosen: readonly string[];
  readOnly: boolean;
  onChange: (ids: string[]) => void;
}

/** Field of a session's speakers: some of the educators of its class. */
export function SpeakerFields({ built, chosen, readOnly, onChange }: SpeakerFieldsProps) {
  const { id, type, slug } = built;
  const { data, isError, isFetching, refetch } = useQuery(educator.list.query({ params: { type, id } }));
  const toggle = (speakerId: string) =>
    onChange(chosen.includes(speakerId) ? chosen.filter((one) => one !== speakerId) : [...chosen, speakerId]);
  const where = type === 'webinar' ? screens.createWebinar('branding', { name: slug, id }) : screens.classTeam(slug);
  return (
    <Card as="section" padded className="stack" aria-label="Pembicara">
      <h2>Pembicara</h2>
      {isError && <ErrorState title="Pengajar gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={44} />}
      {data && data.list.length > 0 && (
        <div role="group" aria-label="Pembicara">
          {data.list.map(({ id: speakerId, name, title }) => (
            <Checkbox
              key={speakerId}
              checked={chosen.includes(speakerId)}
              disabled={readOnly || (chosen.length >= maxSpeakers && !chosen.includes(speakerId))}
              onChange={() => toggle(speakerId)}
            >
              {name} <span className="muted">{title}</span>
            </Checkbox>
          ))}
        </div>
      )}
      {data && (
        <p className="muted sm">
          {data.list.length === 0 && 'Belum ada pengajar. '}
          Pembicara dipilih dari <Link href={where}>pengajar {type === 'webinar' ? 'webinar' : 'kelas'} ini</Link>.
        </p>
      )}
    </Card>
  );
}
