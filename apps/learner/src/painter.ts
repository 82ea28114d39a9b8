import { createPainter as createPainterOf, type AppConfig } from '@sinau/shell/painting';
import { application } from './application.ts';

/** The server's entry: the API loads it and knows it by its type alone (`Painter` in `http/pages`). */
export const createPainter = (config: AppConfig) => createPainterOf(application, config);
