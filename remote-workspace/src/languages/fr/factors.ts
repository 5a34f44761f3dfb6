import type { Translation } from '@my-note/contract/language';
import type { factorsTexts } from '../../account/factors/texts.ts';
import { count } from './count.ts';

export const factors: Translation<typeof factorsTexts> = {
  title: 'Clés d’accès et validation en deux étapes',
  hint: 'Protégez votre compte avec plus qu’un mot de passe.',
  loading: 'Chargement de vos moyens de connexion',
  unknown: 'Impossible de charger vos moyens de connexion',
  elsewhere: 'Vous vous connectez par un autre service. C’est là que se trouvent ces réglages.',
  password: 'Votre mot de passe',
  cancel: 'Annuler',
  next: 'Suivant',

  passkeys: 'Clés d’accès',
  passkeysHint: 'Connectez-vous avec votre doigt, votre visage ou un code PIN. Ni mot de passe, ni code.',
  noPasskeys:
    'Aucune clé d’accès. Ajoutez-en une pour cet appareil, ou pour votre gestionnaire de mots de passe.',
  passkeysUnsupported:
    'Ce navigateur ne peut pas utiliser de clés d’accès ici. Elles demandent HTTPS et une adresse avec un nom.',
  addPasskey: 'Ajouter une clé d’accès',
  passkeyName: 'Nom',
  passkeyNameHint: 'Pour votre propre liste, par exemple l’appareil où elle se trouve.',
  passkeyAdded: 'Clé d’accès ajoutée',
  passkeyCanceled:
    'Aucune clé d’accès n’a été ajoutée. Réessayez, et confirmez quand votre appareil le demande.',
  passkeyKnown: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  addedWhen: (when) => `Ajoutée ${when}`,
  usedWhen: (when) => `dernière utilisation ${when}`,
  neverUsed: 'jamais utilisée',
  synced: 'synchronisée par un gestionnaire de mots de passe',
  rename: 'Renommer',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeTitle: (name) => `Supprimer la clé d’accès « ${name} » ?`,
  removeText:
    'Elle n’ouvrira plus votre compte. Supprimez-la aussi sur son appareil ou dans votre gestionnaire de mots de passe.',

  twoStep: 'Validation en deux étapes',
  twoStepHint:
    'Après votre mot de passe, un code donné par une application d’authentification sur votre téléphone.',
  isOff: 'Désactivée',
  onSinceWhen: (when) => `Activée ${when}`,
  codesLeft: (n) => count(n, 'code de récupération restant', 'codes de récupération restants'),
  turnOn: 'Activer la validation en deux étapes',
  turnOff: 'Désactiver la validation en deux étapes',
  turnedOff: 'La validation en deux étapes est désactivée',
  newCodes: 'Créer de nouveaux codes de récupération',
  makeCodes: 'Créer les codes',
  newCodesText: 'Vos codes de récupération précédents ne seront plus valables.',
  turnOffText: 'Votre mot de passe suffira alors pour vous connecter.',
  scan: 'Scannez ce code avec une application d’authentification, comme Aegis, 2FAS ou celle de votre gestionnaire de mots de passe.',
  qrCode: 'Code QR contenant la clé pour votre application d’authentification',
  textKey: 'Ou saisissez cette clé',
  code: 'Code',
  codeHint: 'Les six chiffres que l’application affiche en ce moment.',
  codesTitle: 'Vos codes de récupération',
  codesText:
    'Chacun permet de vous connecter une fois quand vous n’avez pas votre téléphone. Gardez-les au même endroit que vos mots de passe : ils ne s’affichent que maintenant.',
  copyCodes: 'Copier les codes',
  copied: 'Copié',
  copyFailed: 'La copie n’a pas fonctionné. Téléchargez plutôt les codes',
  downloadCodes: 'Télécharger les codes',
  codesFile: 'my-note-recovery-codes.txt',
  codesFileHead: 'Codes de récupération pour My Note. Chacun sert une seule fois.',
  kept: 'Je les ai conservés',
};
