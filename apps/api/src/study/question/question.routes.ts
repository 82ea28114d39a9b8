import { questionEndpoints } from '@sinau/contracts/study/question/question.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ExportService } from './export/export.service.ts';
import type { ImportService } from './import/import.service.ts';
import type { QuestionService } from './question.service.ts';

interface Services {
  readonly questions: QuestionService;
  readonly imports: ImportService;
  readonly exports: ExportService;
}
export const questionRoutes = ({ questions, imports, exports }: Services) =>
  defineRoutes(questionEndpoints, {
    list: ({ actor, query }) => questions.list(actor, query),
    tags: ({ actor }) => questions.tags(actor),
    create: ({ actor, body }) => questions.create(actor, body),
    importText: ({ actor, body }) => imports.importText(actor, body),
    importFile: ({ actor, query, files }) => imports.importFile(actor, query, files),
    checkExport: ({ actor, query }) => exports.check(actor, query),
    exportCsv: ({ actor }) => exports.csv(actor),
    exportGift: ({ actor }) => exports.gift(actor),
    exportQti: ({ actor }) => exports.qti(actor),
    detail: ({ actor, params }) => questions.detail(actor, params),
    update: ({ actor, params, body }) => questions.update(actor, params, body),
    remove: ({ actor, params }) => questions.remove(actor, params),
    duplicate: ({ actor, params }) => questions.duplicate(actor, params),
  });
