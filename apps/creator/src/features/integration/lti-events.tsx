import { ltiEventDays, ltiEventsShown, ltiProblems } from '@sinau/contracts/commerce/lti/lti.rules';
import type { LtiEvent } from '@sinau/contracts/commerce/lti/lti.schemas';
import { dateTime } from '@sinau/format';
import { Badge, EmptyState } from '@sinau/ui';
import { HeadedSection } from '../../shared/headed-section.tsx';
import { ltiEventLabels } from './lti-labels.ts';
import './integration.css';

/** Launches and errors of late, a sentence each. */
export const LtiEvents = ({ events }: { events: readonly LtiEvent[] }) => (
  <HeadedSection
    id="lti-events"
    title="Catatan"
    text={`${ltiEventsShown} kejadian terakhir, paling lama ${ltiEventDays} hari. Yang gagal disertai sebabnya.`}
  >
    {events.length === 0 ? (
      <EmptyState title="Belum ada kejadian" headingLevel={3}>
        Di sini terlihat kapan kampus membuka kelas, dan kenapa kalau tidak berhasil.
      </EmptyState>
    ) : (
      <ul className="integration-people">
        {events.map(({ id, kind, problem, detail, createdAt }) => (
          <li key={id}>
            <span className="integration-event">
              <Badge tone={problem ? 'danger' : 'success'}>{ltiEventLabels[kind]}</Badge>
              <span>
                {problem ? ltiProblems[problem] : detail}
                {problem && detail && <span className="muted sm"> {detail}</span>}
              </span>
            </span>
            <span className="muted sm num">{dateTime(createdAt)}</span>
          </li>
        ))}
      </ul>
    )}
  </HeadedSection>
);
