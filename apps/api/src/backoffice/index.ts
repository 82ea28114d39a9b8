import type { Module } from '../http/module.ts';
import type { Deps } from '../platform/deps.ts';
import { abuseModule } from './abuse/index.ts';
import { deskModule } from './desk/index.ts';
import { cannedModule } from './canned/index.ts';
import { suspensionModule } from './suspension/index.ts';
import { operatorModule } from './operator/index.ts';
import { personModule } from './person/index.ts';
import { reportModule } from './report/index.ts';
import { supportModule } from './support/index.ts';
import { staffModule } from './staff/index.ts';

export { systemModule } from './system/index.ts';

/** Creates the back office: the operators' desk, reports and support. */
export const backofficeModules = (deps: Deps): Module[] => [
  operatorModule(deps),
  deskModule(deps),
  personModule(deps),
  reportModule(deps),
  supportModule(deps),
  cannedModule(deps),
  staffModule(deps),
  abuseModule(deps),
  suspensionModule(deps),
];
