import type { Translation } from '@my-note/contract/language';
import type { texts } from '../../platform/commands/texts.ts';

export const commands: Translation<typeof texts> = {
  newNote: { label: 'Nouvelle note', keywords: 'ajouter créer écrire brouillon' },
  newCategory: { label: 'Nouvelle catégorie', keywords: 'ajouter créer dossier' },
  toDark: { label: 'Thème sombre', keywords: 'changer mode nuit apparence' },
  toLight: { label: 'Thème clair', keywords: 'changer mode jour apparence' },
  home: { label: 'Aller à l’accueil', keywords: 'début tableau de bord' },
  sharing: { label: 'Aller aux partages', keywords: 'liens partagés partager' },
  trash: { label: 'Aller à la corbeille', keywords: 'supprimé poubelle' },
  notifications: { label: 'Aller aux notifications', keywords: 'messages nouveautés alertes' },
  requests: { label: 'Aller à Problèmes et idées', keywords: 'bug signaler suggestion avis demande' },
  transfer: {
    label: 'Aller à Import et export',
    keywords: 'sauvegarde zip markdown obsidian joplin importer exporter',
  },
  youtube: { label: 'Aller à Youtube Reader', keywords: 'vidéos chaînes' },
  sidebar: { label: 'Afficher ou masquer la barre latérale', keywords: 'navigation arborescence panneau' },
  overview: { label: 'Ouvrir la vue d’ensemble', keywords: 'arborescence menu tout' },
  settings: { label: 'Réglages', keywords: 'paramètres préférences options' },
  shortcuts: { label: 'Raccourcis clavier', keywords: 'touches aide' },
  about: { label: 'À propos de cette application', keywords: 'version modules infos' },
  clearPrefix: { label: 'Retirer le filtre de préfixe', keywords: 'afficher toutes les notes seulement' },
  logout: { label: 'Se déconnecter', keywords: 'déconnexion quitter' },
};
