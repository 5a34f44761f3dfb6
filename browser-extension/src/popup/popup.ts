import { mayReach, readSettings, type Settings } from '../site/settings.ts';
import { texts } from '../texts.ts';
import { showConnect } from './connect.ts';
import { say } from './elements.ts';
import { readTab } from './read-tab.ts';
import { showSave } from './save.ts';

async function showPage(settings: Settings): Promise<void> {
  say(texts.readingPage);
  const page = await readTab();
  say('');
  showSave(page, settings, () => showConnect(settings, (changed) => void showPage(changed)));
}

async function start(): Promise<void> {
  const settings = await readSettings();
  if (settings && (await mayReach(settings.site))) return showPage(settings);
  if (settings) say(texts.notAllowed(settings.site));
  showConnect(settings, (connected) => void showPage(connected));
}

void start();
