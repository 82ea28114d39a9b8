import { reportReasonLabels } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { AbuseCaseDetail } from '@sinau/contracts/backoffice/abuse/abuse.schemas';
import { dateTime } from '@sinau/format';
import { Card } from '@sinau/ui';
import { actLabels } from '../../shared/audit-labels.ts';
import './abuse-case.css';

const decisionLabels = { dismissed: 'tidak ada pelanggaran', acted: 'ditindak' } as const;

/** Reports of a thing, the newest first. */
export const CaseReports = ({ reports }: Pick<AbuseCaseDetail, 'reports'>) => (
  <Card as="section" padded aria-labelledby="reports">
    <h2 id="reports">Laporan</h2>
    <ul className="abuse-list">
      {reports.map(({ id, reporter, reason, text, updatedAt, decision }) => (
        <li key={id}>
          <b>{reportReasonLabels[reason]}</b>
          {text && <p>{text}</p>}
          <p className="muted sm">
            {reporter.fullname} · {dateTime(updatedAt)}
            {decision && ` · ${decisionLabels[decision]}`}
          </p>
        </li>
      ))}
    </ul>
  </Card>
);

/** Acts of operators about a thing, the newest first. */
export const CaseHistory = ({ history }: Pick<AbuseCaseDetail, 'history'>) => (
  <Card as="section" padded aria-labelledby="case-history">
    <h2 id="case-history">Riwayat</h2>
    {history.length === 0 && <p className="muted">Belum ada tindakan.</p>}
    <ol className="abuse-list">
      {history.map(({ id, act, actor, reason, createdAt }) => (
        <li key={id}>
          <b>{actLabels[act]}</b>
          {reason && <p>{reason}</p>}
          <p className="muted sm">
            {actor?.fullname ?? 'Perintah sistem'} · {dateTime(createdAt)}
          </p>
        </li>
      ))}
    </ol>
  </Card>
);
