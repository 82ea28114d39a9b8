import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { sharePictureFiles } from './share-picture.service.ts';

export const sharePictureModule = (deps: Deps): Module => ({ files: sharePictureFiles(deps) });
