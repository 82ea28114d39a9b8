import { Chip } from '@sinau/ui';
import { useBuyer, useFilterClass } from './refunds.data.ts';
import './find-order.css';

interface MoneyFiltersProps {
  /** Ids from the address; empty for all buyers and classes. */
  buyer: string;
  classId: string;
  onRemove: (change: { buyer: '' } | { class: '' }) => void;
}

/** The buyer or the class that a list of refunds or disputes is limited to, by a link of their page. */
export const MoneyFilters = ({ buyer, classId, onRemove }: MoneyFiltersProps) => (
  <div className="money-filters">
    {buyer && <BuyerChip id={buyer} onRemove={() => onRemove({ buyer: '' })} />}
    {classId && <ClassChip id={classId} onRemove={() => onRemove({ class: '' })} />}
  </div>
);

interface FilterChipProps {
  id: string;
  onRemove: () => void;
}

const BuyerChip = ({ id, onRemove }: FilterChipProps) => (
  <Chip label={`Pembeli: ${useBuyer(id).data?.fullname ?? '…'}`} onRemove={onRemove} />
);

const ClassChip = ({ id, onRemove }: FilterChipProps) => (
  <Chip label={`Kelas: ${useFilterClass(id).data?.title ?? 'satu kelas'}`} onRemove={onRemove} />
);
