import { useState } from 'react';
import { maxBundleClasses } from '@sinau/contracts/authoring/bundle/bundle.rules';
import type { MyProgram } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal, rupiah } from '@sinau/format';
import { Button, Dialog, ErrorState, Link, Loading, Notice, Skeleton, Thumbnail } from '@sinau/ui';
import { KeywordField } from '../../../shared/list/keyword-field.tsx';
import { programFormatLabels } from '../../../shared/program-formats.ts';
import { choicesShown, useChoosableClasses } from '../bundles.data.ts';
import { chosenFrom, type ChosenClass } from './chosen-class.ts';
import './class-picker.css';

interface ClassPickerProps {
  open: boolean;
  onClose: () => void;
  chosenIds: readonly string[];
  onAdd: (chosen: ChosenClass) => void;
  onRemove: (id: string) => void;
}

/** Chooses classes of the mitra by their titles. Each choice takes effect immediately. */
export function ClassPicker({ open, onClose, chosenIds, onAdd, onRemove }: ClassPickerProps) {
  const [keyword, setKeyword] = useState('');
  const { data, isError, isFetching, refetch } = useChoosableClasses(keyword, open);
  const isFull = chosenIds.length >= maxBundleClasses;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Pilih kelas"
      size="md"
      actions={<Button onClick={onClose}>Selesai · {decimal(chosenIds.length)} kelas</Button>}
    >
      <KeywordField
        label="Cari kelas yang sudah terbit"
        placeholder="Judul kelas"
        keyword={keyword}
        onSearch={setKeyword}
      />
      {isFull && <Notice tone="neutral">Satu bundling memuat paling banyak {maxBundleClasses} kelas.</Notice>}
      {isError ? (
        <ErrorState title="Daftar kelas gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Memuat kelas">
          <Skeleton height={160} />
        </Loading>
      ) : data.list.length === 0 ? (
        <Empty keyword={keyword} />
      ) : (
        <ul className="class-picker" aria-busy={isFetching}>
          {data.list.map((one) => {
            const isChosen = chosenIds.includes(one.id);
            return (
              <Choice
                key={one.id}
                one={one}
                isChosen={isChosen}
                isDisabled={isFull && !isChosen}
                onToggle={() => (isChosen ? onRemove(one.id) : onAdd(chosenFrom(one)))}
              />
            );
          })}
        </ul>
      )}
      {data && data.total > choicesShown && (
        <p className="muted sm">
          {decimal(data.total - choicesShown)} kelas lain tidak tampil. Cari judulnya untuk menemukannya.
        </p>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  one: MyProgram;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

const Choice = ({ one, isChosen, isDisabled, onToggle }: ChoiceProps) => (
  <li>
    <label>
      <input type="checkbox" checked={isChosen} disabled={isDisabled} onChange={onToggle} />
      <Thumbnail src={one.thumbnail} />
      <span>
        <b>{one.title}</b>
        <span className="muted xs num">
          {programFormatLabels[one.format].label} · {decimal(one.totalLesson)} materi · {rupiah(one.salePrice ?? 0)}
        </span>
      </span>
    </label>
  </li>
);

function Empty({ keyword }: { keyword: string }) {
  if (keyword)
    return (
      <p className="muted" role="status">
        Tidak ada kelas terbit yang judulnya memuat “{keyword}”.
      </p>
    );
  return (
    <Notice tone="neutral">
      Belum ada kelasmu yang terbit. Bundling dibuat dari kelas yang sudah terbit.{' '}
      <Link href={screens.creatorCatalog()}>Ke Katalog Kelas</Link>
    </Notice>
  );
}
