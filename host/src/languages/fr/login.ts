import type { Translation } from '@my-note/contract/language';
import type { loginTexts } from '../../features/login/texts.ts';
import { count } from './count.ts';

const whose = (name: string | undefined) => name ?? 'quelqu’un qui s’est connecté ici auparavant';

export const login: Translation<typeof loginTexts> = {
  email: 'E-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  name: 'Nom',
  loginTitle: 'Heureux de vous revoir',
  createTitle: 'Créez votre compte',
  firstTitle: 'Créez le premier compte',
  firstHint:
    'Personne n’a encore de compte ici. Le premier est celui du gestionnaire : il peut inviter les autres et gérer leurs comptes.',
  firstElsewhere:
    'Personne n’a encore de compte ici. Ouvrez cette page sur la machine qui fait tourner My Note, ou avec le lien que My Note a affiché au démarrage.',
  invited: 'Vous avez reçu une invitation pour ce site. Elle permet de créer un compte.',
  haveAccount: 'Vous avez déjà un compte ?',
  noAccount: 'Pas encore de compte ?',
  or: 'ou',
  codeTitle: 'Saisissez votre code',
  code: {
    label: 'Code',
    hint: 'Votre mot de passe est bon. Ouvrez votre application d’authentification et saisissez les six chiffres qu’elle affiche.',
  },
  recoveryCode: {
    label: 'Code de récupération',
    hint: 'Saisissez l’un des codes de récupération que vous avez conservés en activant la validation en deux étapes. Chacun sert une seule fois.',
  },
  useRecovery: 'Utiliser un code de récupération',
  useApp: 'Utiliser l’application d’authentification',
  back: 'Retour',
  codeToo: 'Code de votre application d’authentification, ou code de récupération',
  codeTooHint: 'Si la validation en deux étapes est activée, votre code vous permet d’entrer maintenant.',
  passkey: 'Se connecter avec une clé d’accès',
  forgotten: 'Mot de passe oublié ?',
  resetSent: (email) => `Si ${email} correspond à un compte, un e-mail avec la marche à suivre est en route.`,
  kept: (name, notes, requests) => {
    const parts = [
      ...(notes > 0 ? [count(notes, 'note', 'notes')] : []),
      ...(requests > 0 ? [count(requests, 'demande', 'demandes')] : []),
    ];
    return `Du texte non enregistré de ${whose(name)} est conservé sur cet appareil : ${parts.join(', ')}. Il sera proposé à la prochaine connexion.`;
  },
  removeKept: 'Supprimer',
  removeKeptTitle: (name) => `Supprimer le texte non enregistré de ${whose(name)} ?`,
  removeKeptText: 'Il n’a jamais été enregistré : il sera définitivement perdu.',
  notLoaded: 'Impossible de charger le formulaire de connexion',
};
