import type { Translation } from '@my-note/contract/language';
import type { captureTexts } from '../../capture/texts.ts';
import type { commandTexts } from '../../command-texts.ts';
import type { writingTexts } from '../../writing/texts.ts';

export const capture: Translation<typeof captureTexts> = {
  title: 'Nouvelle note',
  hint: 'Vérifiez ce qui va être créé. Rien n’est enregistré avant que vous appuyiez sur « Créer la note ».',
  noteTitle: 'Titre',
  text: 'Texte',
  textHint: 'Markdown',
  category: 'Catégorie',
  topLevel: 'Premier niveau',
  tags: 'Tags',
  tagsHint: 'Séparés par des espaces, comme travail/suivi urgent. Ils sont écrits sous le texte.',
  make: 'Créer la note',
  made: 'Note créée',
};

export const writing: Translation<typeof writingTexts> = {
  templatesTitle: 'Nouvelle note d’après un modèle',
  templatesIntro:
    'Un modèle est une note de la catégorie que vous choisissez ici. {{date}}, {{time}}, {{title}} et {{cursor}} y sont remplis.',
  templatesCategory: 'Catégorie des modèles',
  noCategory: 'Aucune',
  template: 'Modèle',
  noTemplates: 'Cette catégorie n’a pas encore de notes',
  noTemplatesHint: 'Écrivez-y une note : chaque note de cette catégorie est un modèle.',
  loading: 'Chargement',
  failed: 'Impossible de charger vos réglages',
  title: 'Titre',
  titleMissing: 'Un titre est nécessaire',
  category: 'Catégorie',
  topLevel: 'Premier niveau',
  make: 'Créer la note',
  made: 'Note créée',
  untitled: 'Sans titre',

  todayTitle: 'Aujourd’hui',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  previousDay: 'Jour précédent',
  nextDay: 'Jour suivant',
  toToday: 'Aller à aujourd’hui',
  withNote: (day) => `${day}, avec une note`,
  open: 'Ouvrir la note',
  start: 'Écrire ce jour',
  append: 'Ajouter',
  appendTo: (day) => `Ajouter à « ${day} »`,
  appendHint: 'Markdown. Placé sous ce que la note contient déjà.',
  appended: (day) => `Ajouté à « ${day} »`,
  settings: 'Réglages du journal',
  journalCategory: 'Catégorie du journal',
  journalDefault: 'Journal, au premier niveau',
  dayTemplate: 'Modèle d’un nouveau jour',
  noTemplate: 'Vide',
};

export const commands: Translation<typeof commandTexts> = {
  today: { label: 'Aujourd’hui', keywords: 'journal quotidien jour note' },
  appendToday: { label: 'Ajouter à aujourd’hui', keywords: 'journal compléter suivi' },
  template: { label: 'Nouvelle note d’après un modèle', keywords: 'créer ajouter formulaire template' },
  tags: { label: 'Aller aux tags', keywords: 'étiquettes libellés' },
  tasks: { label: 'Aller aux tâches', keywords: 'à faire todo échéance' },
  searches: { label: 'Aller aux recherches enregistrées', keywords: 'filtres trouver' },
};
