import type { Module } from '../../http/module.ts';
import type { Deps } from '../../platform/deps.ts';
import { embedFiles } from './embed.service.ts';

export const embedModule = (deps: Deps): Module => ({ files: embedFiles(deps) });
