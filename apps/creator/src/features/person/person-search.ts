import { screens } from '@sinau/contracts/screens';
import { defineSearch, keyword } from '@sinau/shell/search';

export const peopleSearch = defineSearch(screens.operatorPeople, { keyword: keyword() });
