import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { createPictureStore } from '../../core/media/index.ts';
import { createExportService } from './export/export.service.ts';
import { createImportService } from './import/import.service.ts';
import { questionRoutes } from './question.routes.ts';
import { createQuestionService } from './question.service.ts';

export { copiesOf, withIds } from './copies.ts';
export { outsideQuestionReader, type OutsideQuestion } from './import/outside-question.ts';
export { attachQuestionPictures, pictureIdsOf, picturesOf, type ShowPicture } from './pictures.ts';
export { findOwnQuestionIds, findOwnQuestions, type BankQuestionRow } from './question.queries.ts';
export { addToBank } from './add-to-bank.ts';
export { relinkQuestion, type Links } from './relink.ts';
export { exportedOf, type Exported } from './export/exported.ts';
export { cartridgeItem, cartridgeQuestion } from './export/cartridge-export.ts';

export function questionModule(deps: Deps): Module {
  const parts = { ...deps, pictures: createPictureStore(deps) };
  return {
    routes: questionRoutes({
      questions: createQuestionService(deps),
      imports: createImportService(parts),
      exports: createExportService(parts),
    }),
  };
}
