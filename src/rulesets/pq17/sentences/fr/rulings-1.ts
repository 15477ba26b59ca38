/** D The rulings in French, part 1: what is asked, and how it is ruled. */
export const RULINGS_1: Readonly<Record<string, readonly [question: string, ruling: string]>> = {
  "E-81": [
    "Quand une quinzaine de campagne n'a-t-elle pas de tours d'opération ?",
    "Quand les deux camps misent 0, ou quand aucun n'a de point de commandement à la fin de la planification.",
  ],
  "E-82": [
    "Où se trouvent les forces de la première quinzaine d'une campagne ?",
    "Les convois au port de départ, les TF au port le plus proche ; les meutes et la patrouille White gardent leurs hex, comme entre les opérations.",
  ],
  "E-83": [
    "Quels sous-marins restent en mer après une opération ?",
    "Ceux des meutes en mer que nomme leur propriétaire, puis d'abord les meutes à torpilles, jusqu'à la moitié des sous-marins de leur nation ; les autres rentrent.",
  ],
  "E-84": [
    "Où sont les destroyers et torpilleurs soviétiques toujours en mer ?",
    "Dans l'hex de Mourmansk au début de la quinzaine, en une TF qui ne coûte aucun point de commandement.",
  ],
  "E-85": [
    "Les forces au port sont-elles ravitaillées entre les opérations ?",
    "Elles commencent la suivante avec soutes, ravitailleurs et munitions pleins, et leurs CAM sont de nouveau prêts.",
  ],
  "E-86": [
    "Que devient un convoi sur lest qui n'a pas appareillé ?",
    "Ses cargos retournent dans leur case Lest, face visible.",
  ],
  "E-87": [
    "Quand vient une unité novice ?",
    "À la mise en place ou à la planification, pour prendre part à l'opération de la même quinzaine.",
  ],
  "E-88": [
    "Que coûte un retrait manqué ?",
    "La moitié des points du navire ou des CS qui manquent mais sont en jeu, arrondie au demi supérieur ; ils restent en jeu.",
  ],
  "E-89": [
    "Quand reviennent les navires ôtés par un échouement, une avarie en mer ou la Manche ?",
    "Les échoués comme après un coup ; les avariés avec les autres de leur sorte ; ceux de la Manche à la phase d'ordre de bataille suivante, où reviennent ceux que la glace a blessés.",
  ],
  "E-90": [
    "Quand viennent les renforts d'EV ?",
    "Une fois, à la phase d'ordre de bataille qui suit le passe des deux camps ou l'arrivée de sa TF à Mourmansk.",
  ],
  "E-91": [
    "Les dégâts d'un navire de ligne comptent-ils à chaque quinzaine ?",
    "Dans la quinzaine où ils sont infligés ; si le navire est coulé plus tard, les points déjà comptés sont rendus.",
  ],
  "E-92": [
    "Et si aucun résultat de la table de la glace ne garde l'ordre de la saison ?",
    "La zone prend l'état le plus proche qui le garde, sans dé.",
  ],
  "E-93": [
    "Qui reçoit les remplacements aériens non distribués ?",
    "Les unités les plus faibles du type, les détruites d'abord ; ce qu'aucune ne prend est perdu.",
  ],
  "E-94": [
    "Gruppe Nord garde-t-il les points de commandement non dépensés ?",
    "Il les garde, et la table du carburant allemand y ajoute.",
  ],
  "E-95": [
    "Que deviennent les navires rappelés de l'Atlantique si l'opération finit avant leur retour ?",
    "Ils y restent et peuvent être rappelés ; ceux dont le jeton dit qu'ils ne reviennent pas ne viennent jamais.",
  ],
  "E-96": [
    "Montre-t-on les jetons et compte-t-on les conditions sans opération ?",
    "On les montre, et ils ne rapportent rien.",
  ],
  "E-97": [
    "Combien de temps le Tirpitz est-il en réparation en Norvège ?",
    "Pour chaque CS un mois de plus que tout navire : cinq quinzaines et deux. Le point se paie une fois par réparation.",
  ],
  "E-98": [
    "Combien de CAM et de MV amènent une unité soviétique à astérisque ?",
    "Trois pour chacun de ses CS, déchargés en une seule quinzaine et comptés une fois ; celles qui ont attendu viennent d'abord, dans l'ordre de la liste.",
  ],
  "D-33": [
    "Qui subit le modificateur de la remorque ?",
    "Le remorqué et son remorqueur ; un remorqueur qui largue en est libre.",
  ],
  "D-34": [
    "Combien de temps vaut le demi-point laissé par un seul croiseur ?",
    "Au tour suivant seulement ; un point de Severnyy Flot sert alors tous ses navires.",
  ],
  "D-40": [
    "Quand un croiseur qui quitte la patrouille White coûte-t-il des PV ?",
    "Sauf si une TF allemande est identifiée dans le rayon aérien britannique ou si un navire de ligne allemand est en mer à son départ.",
  ],
  "D-41": [
    "Un destroyer que le temps coule compte-t-il ?",
    "Seulement si le sort des destroyers s'applique (7.9) et qu'il coule ; tout autre résultat l'ôte sans points.",
  ],
  "D-42": [
    "Comment choisir au hasard une force ou un navire ?",
    "Par un tirage parmi ceux qui conviennent, en ordre canonique ; sans candidat l'événement est nul.",
  ],
  "E-31": [
    "Un navire en panne totale peut-il être sabordé avant la fin du segment de réunion ?",
    "Son propriétaire peut le saborder, non remorqué, aux étapes de détachement, de ravitaillement et de réunion, pour que sa force avance.",
  ],
  "E-32": [
    "Quel carburant ont des forces qui échangent des navires ?",
    "Chacune a le pire de ceux qui sont restés et de ceux qui sont venus ; si tous les navires à carburant changent, les marqueurs suivent.",
  ],
  "E-33": [
    "Et un convoi dont l'escorte dépasse la capacité du port ?",
    "La force n'entre pas entière : le surplus est détaché d'abord. Un convoi devant son port peut attendre. Les CS d'une classe ne se distinguent pas et comptent à chaque entrée.",
  ],
  "E-34": [
    "Et si le camp qui a l'initiative ne dépense aucun point de commandement à son premier segment ?",
    "Le point est coché à la fin et sert deux croiseurs jusqu'à la fin du tour suivant.",
  ],
  "E-35": [
    "Où sont les forces planifiées quand commencent les phases des joueurs ?",
    "Une force planifiée hors d'un port est là où son plan la met, à vitesse modérée ou lente, à la fin du tour précédent ; la glace se joue alors et une force arrêtée y reste. Les forces placées en mer par un scénario y sont dès le début.",
  ],
  "E-36": [
    "Que devient un cargo d'un convoi au port qui tombe en panne ?",
    "Il quitte le convoi pour cette opération et ne compte pas comme manquant.",
  ],
  "E-37": [
    "Les auxiliaires consomment-ils du carburant ?",
    "Non : navires lourds, destroyers et torpilleurs seulement, comme au ravitaillement en mer.",
  ],
  "E-38": [
    "Les navires plus lents que la vitesse modérée peuvent-ils user des cases ?",
    "Oui : modérée est le maximum pour les cases Allemagne et mer de Kara.",
  ],
  "E-39": [
    "Quelles conditions laissent sortir les TF allemandes avant qu'un ennemi soit identifié ?",
    "La percée en Atlantique, le mouillage de mines, SIZILIEN et WUNDERLAND ; une sortie d'entraînement aussi.",
  ],
  "E-40": [
    "Qui cède quand un convoi entrerait dans l'hex d'une meute britannique ?",
    "La règle lie la meute, qui n'entre dans aucun hex de convoi ou de meute soviétique ; un convoi continue.",
  ],
  "E-41": [
    "Un navire plus grand qu'un destroyer peut-il en remorquer un qui n'est pas de ligne ?",
    "Oui : le destroyer est le minimum, et tout navire lourd qui n'est pas en panne totale peut remorquer.",
  ],
  "E-43": [
    "Et une TF qui ne revient pas de son entraînement ?",
    "Elle n'entre dans aucun autre port, et si elle n'est pas revenue à la fin, ses points de commandement sont dépensés.",
  ],
  "E-44": [
    "Quel marqueur bouge quand navires lourds et légers se séparent ?",
    "Le marqueur en usage, de toute part qui ne tient que des navires lourds.",
  ],
  "E-45": [
    "De quoi tiennent compte les dés d'une rencontre fortuite ?",
    "De l'état du navire visé et, pour le dé anti-sous-marin, de la tempête et du coup de vent. On tire sur les auxiliaires quand une TF n'a pas de navire de guerre.",
  ],
  "E-46": [
    "Que devient une remorque quand ses navires changent de force ?",
    "Les deux vont ensemble, quel que soit celui qu'on nomme ; le remorqueur d'un marchand reste au convoi jusqu'à ce qu'il largue.",
  ],
  "E-47": [
    "Quel est le poste de la patrouille White, et quand compter son abandon ?",
    "L'hex 0305, ses voisins, Reykjavik et son hex ; les points se comptent à la fin, pour ne rien trahir.",
  ],
  "D-14": [
    "Combien de dés anti-sous-marins lance une force, et à qui sont-ils ?",
    "Un par 3 CS de DD et TB ensemble, fractions vers le haut, et un par CS d'ES, au plus le double des sous-marins ; les nations prennent les dés par trois entiers, puis au plus grand reste.",
  ],
  "D-15": [
    "Que fait « maintenu en plongée » ?",
    "Chaque résultat ôte un des sous-marins qui peuvent encore attaquer ensuite.",
  ],
  "D-16": [
    "Et s'il y a plus de résultats que de sous-marins ?",
    "On garde les plus graves, un par sous-marin au plus.",
  ],
  "D-17": [
    "Quand une meute a-t-elle épuisé ses torpilles ?",
    "Quand le jet naturel de la table de combat sous-marin est impair et que tous les sous-marins ont attaqué.",
  ],
  "D-18": [
    "Quelles catégories de cible les sous-marins nomment-ils ?",
    "Navire lourd, navire léger, escorteur, auxiliaire et cargo ; une absente échoue sans jet, et le navire est tiré avant l'attaque.",
  ],
  "D-60": [
    "Comment s'appliquent plusieurs coups d'un résultat ?",
    "L'un après l'autre : celui qui suit 0 CS coule, ceux qui suivent sont perdus.",
  ],
  "D-62": [
    "Et un second cargo coulé, ou un coup sur un cargo déjà en panne totale ?",
    "Le second est un autre cargo tiré au hasard, s'il en reste ; un cargo en panne totale qui est touché coule.",
  ],
  "E-01": [
    "Comment attaquer un convoi dont des cargos sont dispersés ?",
    "L'ennemi qui l'a identifié sait la dispersion, et l'attaquant dit s'il attaque le convoi comme d'habitude ou les dispersés un à un.",
  ],
  "E-02": [
    "Et un cargo dispersé endommagé, et les auxiliaires d'un convoi éparpillé ?",
    "Un cargo endommagé rejoint les navires de son convoi ; les auxiliaires sont attaqués comme cargos quand il n'en reste plus.",
  ],
  "E-03": [
    "L'attaque d'une TF sur des cargos isolés est-elle un combat de surface ?",
    "C'est son unique attaque du segment, mais elle ne coûte pas de carburant et n'élève aucun ID.",
  ],
  "E-04": ["Un combat entre sous-marins élève-t-il les ID ?", "Non : un succès coule un sous-marin, rien d'autre."],
  "E-05": [
    "Une meute chassée peut-elle riposter si elle a bougé, piste ou n'a plus de torpilles ?",
    "Elle riposte, sauf si ses torpilles sont épuisées.",
  ],
  "E-06": [
    "Une meute qu'une patrouille a retenue dans son premier hex a-t-elle bougé ?",
    "Non : celle qui n'est entrée dans aucun hex peut attaquer.",
  ],
  "E-07": [
    "Quand une meute veut-elle avancer de deux hex ?",
    "Quand elle déclare plus que la vitesse lente, si loin qu'elle aille.",
  ],
  "E-08": [
    "Que fait un résultat « gravement endommagé » sur un navire en panne totale ?",
    "Rien de plus, sauf si des coups l'accompagnent.",
  ],
  "E-09": [
    "Que fait une mine à un sous-marin ?",
    "Un succès le coule sans jet de dégâts et met fin aux mines contre la meute.",
  ],
  "E-10": [
    "Quels sous-marins d'un convoi forment une meute ?",
    "Tous ceux de la nation du premier qui n'ont pas de marque ; la meute est ensuite une force à part.",
  ],
  "E-11": [
    "Les avions ajoutent-ils des dés à l'attaque anti-sous-marine des navires ?",
    "Non : ils chassent seuls, et un rayon aérien aide les dés des navires par son modificateur.",
  ],
  "D-19": [
    "Que devient l'attaque déclarée quand une interception réussit ?",
    "La TF qui intercepte attaque les TF actives, et ce combat remplace l'autre ; une seule interception réussit, et d'autres TF peuvent s'engager dès la manche 2.",
  ],
  "D-23": [
    "Qui joue la fin d'un combat de surface, et quand ?",
    "Le joueur de l'Axe après chaque manche où les deux camps gardent des navires de guerre ; moins que le numéro de la manche le termine, et la manche 10 est la dernière.",
  ],
  "D-37": [
    "Quand pèse-t-on la force de l'ennemi ?",
    "À la déclaration d'une attaque et au début de chaque manche, d'après les pions alors sur le tableau.",
  ],
  "D-47": [
    "Quand reviennent les escorteurs perdus dans un combat de surface ?",
    "Après le combat, si au moins un CS d'ES ou un convoi de leur camp en est sorti.",
  ],
  "D-49": [
    "Et si plusieurs TF attaquent ensemble ?",
    "Elles sont une seule force ; chacune tire sa carte de repérage, et l'interception vise la mieux connue.",
  ],
  "E-51": [
    "Une TF allemande sans croiseurs peut-elle en attaquer une qui n'en a pas ?",
    "Oui : une force sans croiseurs n'y est jamais trop forte.",
  ],
  "E-52": [
    "D'après quoi le camp allemand juge-t-il une force avant le tableau ?",
    "D'après son dernier rapport à ID3 : les navires de ligne autres que porte-avions comptent comme BB intacts et tous les légers comme DD ; en deçà rien n'interdit l'attaque.",
  ],
  "E-53": [
    "Quelle force perd les CS d'un pion commun à plusieurs ?",
    "La première déployée, tant qu'elle a des CS dans le pion.",
  ],
  "E-54": [
    "D'où attaque-t-on un convoi sans navires de guerre ?",
    "De la zone d'attaque à la torpille, tous ceux qui ne sont ni gravement endommagés ni en panne totale ; nul ne manœuvre.",
  ],
  "E-55": [
    "Qui tire sur les avions qu'un porte-avions envoie dans un combat de surface ?",
    "Les unités attaquées seules : il n'y a pas de ligne où d'autres seraient voisines.",
  ],
  "E-56": [
    "Quand empile-t-on les pions sur le tableau ?",
    "Chaque classe est déployée sur le moins de pions possible ; on peut empiler à toute étape de manœuvre avant de quitter le déploiement, et ils le restent.",
  ],
  "E-57": [
    "Chaque unité doit-elle tirer, même là où ses canons ne peuvent toucher ?",
    "Aucune n'y est tenue. Un type sans nombre dans la table peut être nommé, pour que d'autres le soient deux fois, mais on ne lance pas de dés.",
  ],
  "E-58": [
    "Un combat contre une force en transit demande-t-il des cartes, et qui peut l'engager ?",
    "Il en demande comme toute attaque ; les TF et les meutes qui peuvent attaquer. Non trouvée, la force continue. Ces TF peuvent encore combattre au segment de combat de surface.",
  ],
  "E-59": [
    "Comment montre-t-on les unités endommagées dans un combat de nuit ?",
    "Par un rapport à ID2 de ces seules unités, comme d'une TF, outre l'ID du combat.",
  ],
  "E-60": [
    "Quelles unités concerne le jet de retraite ?",
    "Celles que nomme leur propriétaire, dans toute zone ; quand l'Axe doit le jouer, toutes celles qui peuvent partir.",
  ],
  "D-01": ["Garde-t-on les demi-points de victoire ?", "On les garde, et la victoire se décide sur le total exact."],
  "D-04": [
    "Quand tire-t-on les cartes des convois dans un coup de vent ?",
    "À la phase du temps, pour tout convoi en mer ; la dispersion se joue au segment de mouvement de son camp.",
  ],
  "D-09": [
    "Que donne une recherche par un leurre seul ?",
    "La carte est tirée ; si elle réussissait, le leurre est montré et ôté, et la cible n'est pas identifiée.",
  ],
};
