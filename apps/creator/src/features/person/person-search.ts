import { operatorScreens } from '@sinau/contracts/operator-screens';
import { defineSearch, keyword } from '@sinau/shell/search';

export const peopleSearch = defineSearch(operatorScreens.operatorPeople, { keyword: keyword() });
