import { KeyedQuestion } from '@sinau/classroom';
import {
  textImportFormats,
  type ImportFormat,
  type TextImportFormat,
} from '@sinau/contracts/study/question/bank.rules';
import type { QuestionImportReport } from '@sinau/contracts/study/question/bank.schemas';
import { Badge, Field, Select } from '@sinau/ui';
import { ImportReport } from '../../shared/import/import-report.tsx';
import { difficultyLabels } from '../../shared/question/bank-labels.ts';

const formatLabels: Record<ImportFormat, string> = {
  csv: 'CSV (Excel, Google Sheets)',
  aiken: 'Aiken',
  gift: 'GIFT (Moodle)',
  qti: 'QTI',
  'moodle-xml': 'Moodle XML',
};
const separatorLabels: Record<string, string> = { ';': 'titik koma', ',': 'koma', '\t': 'tab', '|': 'garis tegak' };

const isText = (format: ImportFormat): format is TextImportFormat => textImportFormats.some((one) => one === format);

interface QuestionReportProps {
  report: QuestionImportReport;
  /** Reads the source again, as another format. */
  onFormat?: ((format: TextImportFormat) => void) | undefined;
}

/** The report of an import of questions, each with its key. */
export function QuestionReport({ report, onFormat }: QuestionReportProps) {
  const { format, separator } = report.source;
  return (
    <ImportReport
      report={report}
      noun="soal"
      renderItem={({ tags, difficulty, ...question }) => (
        <>
          <KeyedQuestion question={question} />
          {(tags.length > 0 || difficulty) && (
            <p className="import-tags">
              {difficulty && <Badge tone="primary">{difficultyLabels[difficulty]}</Badge>}
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </p>
          )}
        </>
      )}
    >
      {onFormat && isText(format) ? (
        <Field
          label="Dibaca sebagai"
          hint={separator === null ? undefined : `Pemisah kolom: ${separatorLabels[separator] ?? separator}`}
        >
          <Select value={format} onChange={({ target }) => onFormat(target.value as TextImportFormat)}>
            {textImportFormats.map((one) => (
              <option key={one} value={one}>
                {formatLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <p className="muted sm">Dibaca sebagai {formatLabels[format]}</p>
      )}
    </ImportReport>
  );
}
