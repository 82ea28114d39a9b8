import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { ledger } from '@sinau/api-client';
import { monthAndYear } from '@sinau/format';
import { addMonths, monthOf, startOf } from '@sinau/format/calendar';
import { saveFile } from '@sinau/shell';
import { Button, Card, SelectField, useNow } from '@sinau/ui';
import { Download } from '@sinau/ui/icons';
import { CsvButton } from '../../shared/list/csv-button.tsx';
import './statement-download.css';

const offered = 24;

/** Downloads the changes of the balance in a month, line by line. */
export function StatementDownload() {
  const current = monthOf(useNow());
  const [month, setMonth] = useState(current);
  return (
    <Card as="section" padded className="statement-download" aria-labelledby="statement">
      <h2 id="statement">Laporan bulanan</h2>
      <p className="muted sm">Semua gerak saldo dalam satu bulan, dengan saldo awal dan akhirnya.</p>
      <div className="row wraps">
        <SelectField label="Bulan" required value={month} onChange={({ target }) => setMonth(target.value)}>
          {Array.from({ length: offered }, (_, index) => addMonths(current, -index)).map((one) => (
            <option key={one} value={one}>
              {monthAndYear(startOf(`${one}-01`))}
            </option>
          ))}
        </SelectField>
        <CsvButton fetch={() => ledger.monthlyCsv.call({ query: { month } })} />
        <PdfButton month={month} />
      </div>
    </Card>
  );
}

function PdfButton({ month }: { month: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => ledger.monthlyPdf.call({ query: { month } }),
    onSuccess: ({ address }) => saveFile(address, `saldo-${month}.pdf`),
    meta: { success: 'PDF diunduh' },
  });
  return (
    <Button variant="outline" loading={isPending} onClick={() => mutate()}>
      <Download />
      Unduh PDF
    </Button>
  );
}
