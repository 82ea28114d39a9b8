import '@sinau/ui/styles.css';
import { startApp } from '@sinau/shell';
import { application } from './application.ts';

void startApp(application);
