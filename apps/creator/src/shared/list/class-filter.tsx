import { useQuery } from '@tanstack/react-query';
import { program, report } from '@sinau/api-client';
import { CutListNotice } from '@sinau/ui';
import { SearchSelect } from '@sinau/ui/antd/search-select';
import { useIsMember } from '../scopes.ts';

const all = { page: 0, perPage: 0, sort: 'title' } as const;

interface ClassFilterProps {
  /** The id of a class; empty for all classes. */
  value: string;
  onChange: (classId: string) => void;
}

/** Select for one of the classes that were ever published, or of those that an instructor teaches. */
export function ClassFilter({ value, onChange }: ClassFilterProps) {
  const isMember = useIsMember();
  const published = useQuery({
    // Bundles are not classes.
    ...report.classes.query({
      query: { ...all, attributes: ['id', 'title'], filter: { type: ['program', 'webinar'] } },
    }),
    enabled: isMember,
  });
  const taught = useQuery({
    ...program.mine.query({ query: { ...all, attributes: ['id', 'title'] } }),
    enabled: !isMember,
  });
  const classes = isMember ? published : taught;
  return (
    <>
      <SearchSelect
        label="Kelas"
        placeholder="Semua kelas"
        value={value || null}
        isLoading={classes.isPending}
        options={(classes.data?.list ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => onChange(id ?? '')}
      />
      <CutListNotice rows={classes.data} noun="kelas" />
    </>
  );
}
