import type { Deps } from '../../platform/deps.ts';
import { createOpenAiClient, openAiSettingsOf } from '../../platform/openai-client.ts';
import type { Module } from '../../http/module.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { createAssistantService } from './assistant.service.ts';
import { createOpenAiReader } from './openai-reader.ts';

export { checkNews } from './checker/check-news.ts';

export function assistantModule(deps: Deps): Module {
  const {
    ASSISTANT_URL: url,
    ASSISTANT_API_KEY: apiKey,
    ASSISTANT_MODEL: model,
    ASSISTANT_SECONDS: seconds,
  } = deps.env;
  const settings = openAiSettingsOf(url, apiKey, model, seconds);
  const reader = settings && createOpenAiReader(createOpenAiClient(settings));
  return { routes: assistantRoutes(createAssistantService(deps, reader)) };
}
