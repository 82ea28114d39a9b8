import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { dateTime, decimal } from '@sinau/format';
import { Card, Link } from '@sinau/ui';
import { programFormatLabels } from '../../shared/program-formats.ts';
import { StatusBadge } from '../../shared/program-status.tsx';
import './class-facts.css';

/** Facts of a class that are not typed: status, code, address, participants. */
export function ClassFacts({ built }: { built: Program }) {
  const isOnSale = built.status === 'publish' && !built.archiveAt;
  return (
    <Card as="section" padded aria-labelledby="class-facts">
      <h2 className="class-facts-title" id="class-facts">
        Ringkasan
      </h2>
      <dl className="class-facts num">
        <dt>Status</dt>
        <dd>
          <StatusBadge status={built.statusApprove} />
          {built.archiveAt && <span className="muted"> · diarsipkan {dateTime(built.archiveAt)}</span>}
        </dd>
        <dt>Jenis kelas</dt>
        <dd>{programFormatLabels[built.format].label}</dd>
        <dt>Kode kelas</dt>
        <dd>{built.code}</dd>
        <dt>Alamat</dt>
        <dd>
          {isOnSale ? (
            <Link href={screens.classPage(built.slug)}>{screens.classPage(built.slug)}</Link>
          ) : (
            screens.classPage(built.slug)
          )}
        </dd>
        <dt>Peserta</dt>
        <dd>{decimal(built.participantCount)} orang</dd>
        <dt>Mitra</dt>
        <dd>{built.mitra.name}</dd>
        <dt>Dibuat oleh</dt>
        <dd>{built.createdBy.fullname}</dd>
        <dt>Terakhir diubah</dt>
        <dd>{dateTime(built.updatedAt)}</dd>
      </dl>
    </Card>
  );
}
