import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/commands/texts.ts';

export const commands: Translation<typeof texts> = {
  newNote: { label: 'Neue Notiz', keywords: 'hinzufügen erstellen anlegen schreiben entwurf' },
  newCategory: { label: 'Neue Kategorie', keywords: 'hinzufügen erstellen anlegen ordner' },
  toDark: { label: 'Dunkles Design', keywords: 'wechseln thema modus dark mode nacht aussehen' },
  toLight: { label: 'Helles Design', keywords: 'wechseln thema modus light mode tag aussehen' },
  home: { label: 'Zur Startseite', keywords: 'start übersicht dashboard home' },
  sharing: { label: 'Zu den Freigaben', keywords: 'teilen geteilt links freigeben' },
  trash: { label: 'Zum Papierkorb', keywords: 'gelöscht müll' },
  notifications: { label: 'Zu den Benachrichtigungen', keywords: 'mitteilungen nachrichten neues' },
  requests: { label: 'Zu Fehler und Wünsche', keywords: 'bug problem melden idee feedback anfrage' },
  transfer: { label: 'Zu Import und Export', keywords: 'backup sicherung zip markdown obsidian joplin' },
  youtube: { label: 'Zum Youtube Reader', keywords: 'videos kanäle' },
  sidebar: { label: 'Seitenleiste ein- oder ausblenden', keywords: 'navigation baum leiste fokus' },
  overview: { label: 'Übersicht öffnen', keywords: 'baum menü alles' },
  settings: { label: 'Einstellungen', keywords: 'optionen konfiguration anpassen' },
  shortcuts: { label: 'Tastaturkürzel', keywords: 'tasten tastenkürzel shortcuts hilfe' },
  about: { label: 'Über diese App', keywords: 'version module info' },
  clearPrefix: { label: 'Präfixfilter aufheben', keywords: 'alle notizen anzeigen nur' },
  logout: { label: 'Abmelden', keywords: 'ausloggen logout verlassen' },
};
