import { workKinds } from '@sinau/contracts/backoffice/desk/desk.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, page, type SearchOf } from '@sinau/shell/search';

export const workSearch = defineSearch(() => operatorScreens.operatorDesk(), { kind: choice(workKinds), page: page() });
export type WorkSearch = SearchOf<typeof workSearch>;
