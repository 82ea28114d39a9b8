import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { program } from '@sinau/api-client';
import type { MyProgram } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { hrefForInstructor } from '../../../shared/instructor-labels.ts';
import { programFormatLabels } from '../../../shared/program-formats.ts';
import { missingNote, StatusBadge } from '../../../shared/program-status.tsx';
import { priceColumn, titleColumn, updatedColumn } from '../sold-columns.tsx';
import type { SoldKind } from '../sold-kind.ts';
import { classActions, classTexts } from './class-actions.tsx';

export const programKind: SoldKind<'program'> = {
  ...classActions('program'),
  useRows: (query, isArchived) =>
    useQuery({
      ...(isArchived ? program.archived : program.mine).query({ query }),
      placeholderData: keepPreviousData,
    }),
  columns: [
    titleColumn<MyProgram>({
      title: 'Kelas',
      hrefOf: hrefForInstructor,
      noteOf: ({ format, totalLesson }) => `${programFormatLabels[format].label} · ${decimal(totalLesson)} materi`,
    }),
    { title: 'Status', cell: ({ statusApprove }) => <StatusBadge status={statusApprove} />, note: missingNote },
    priceColumn('Harga'),
    { title: 'Peserta aktif', isNumber: true, cell: ({ participantCount }) => decimal(participantCount) },
    updatedColumn,
  ],
  texts: {
    ...classTexts,
    removing:
      'beserta semua section dan materinya akan hilang untuk selamanya. Yang sudah punya peserta hanya bisa diarsipkan.',
    empty: {
      href: screens.createClass(),
      hint: 'Mulai dari judul. Materi, harga, dan sampulnya bisa menyusul.',
    },
    emptyArchive: { title: 'Arsipmu kosong', wayOut: 'Ke Katalog Kelas' },
  },
};
