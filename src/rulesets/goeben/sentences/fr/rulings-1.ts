/** D-01 to D-42 The rulings in French: what is asked, and how it is ruled. */
export const RULINGS_1: Readonly<Record<string, readonly [question: string, ruling: string]>> = {
  "D-01": [
    "« +N » partout ?",
    "Des dés supplémentaires, sauf pour le contact, la valeur de renseignement, les nombres d'incidents et les PV, qui sont de simples nombres.",
  ],
  "D-02": [
    "Force divisée : tour entier par navire ou phase par phase ?",
    "Phase par phase ; dans chaque phase, chaque espace occupé est traité séparément, dans l'ordre du joueur.",
  ],
  "D-03": [
    "L'équipement coûte-t-il le mouvement du navire ou de toute la force ?",
    "De chaque navire qui a fait quelque chose en phase 1.",
  ],
  "D-04": [
    "Où un navire peut-il se réarmer ?",
    "Là où la table du terrain donne des dés de munitions : deux dans une base navale amie, un dans un port ami.",
  ],
  "D-05": [
    "Pour quoi peut-on prendre les dés de munitions ?",
    "Pour des points de munitions et de torpilles, un pour un, répartis librement entre les navires de l'espace.",
  ],
  "D-06": [
    "Limites de ce qu'on reçoit.",
    "Un jet par sorte, par espace et par tour ; les points au-delà de la valeur de départ d'un navire sont perdus.",
  ],
  "D-07": [
    "Transférer des cargaisons partout où l'on est ensemble (4.1) ou seulement au port (8.6) ?",
    "Seulement dans un port ou une base amis, neutres ou pris.",
  ],
  "D-08": [
    "Entrée chez un neutre « une fois par scénario » (table) ou « une visite » (9.1) ?",
    "9.1 : le port ferme à la fin d'une phase de mouvement où un navire de guerre ami s'y trouvait au début et à la fin. Repartir à la première phase de mouvement après l'entrée ne le ferme pas.",
  ],
  "D-09": [
    "Un navire qui doit quitter un port neutre mais dont les machines sont à 0.",
    "Il est exempté, et peut s'équiper et réparer, jusqu'à ce que ses machines dépassent 0.",
  ],
  "D-10": [
    "Peut-on entrer dans un port ennemi ?",
    "Oui, et le navire s'y arrête ; ses installations ne servent qu'après la prise.",
  ],
  "D-11": ["Une zone de patrouille peut-elle être prise ?", "Non ; seuls les ports le peuvent."],
  "D-12": [
    "Le Seebataillon après la prise.",
    "Il reste sur le port ; un navire présent peut le rembarquer en phase 1 (transfert de cargaison). Quand il n'y a plus de navire allemand dans l'espace, il est perdu et le contrôle revient.",
  ],
  "D-13": [
    "Statut d'un port pris.",
    "Il compte comme « pris » : charbon 2d, réparation +1 dé, transfert de cargaison ; ni réarmement ni achat ; tirages d'incidents comme un port ennemi.",
  ],
  "D-14": [
    "Les nombres de la table des réparations sont-ils des dés ou des modificateurs, et où est le plus haut ?",
    "Des dés supplémentaires, comme le disent les errata : un par équipage de réserve, deux par équipe de sécurité, un dans un port pris, deux dans un port neutre, trois dans une base navale neutre, quatre dans une base ou un port des Puissances centrales. En mer rien ne change. Avec repairAtSeaMinus2 une réparation en mer a deux dés de moins.",
  ],
  "D-15": [
    "Réparer les « canons ».",
    "Nommer la piste exacte pour chaque dé (principale, secondaire, tertiaire, machines, coque).",
  ],
  "D-16": [
    "Quelles unités IR montre-t-il ?",
    "Le joueur nomme un lieu qui a des marqueurs ou défenses côtières cachés, et combien de chaque sorte ; deux en tout, moins de deux sur place = tous. Mer calme et les autres marqueurs comptent comme unités. Pas de tel lieu = sans effet. IB : tous les marqueurs et défenses cachés d'un lieu.",
  ],
  "D-17": [
    "Que deviennent les marqueurs révélés par le renseignement ?",
    "Navires et défenses côtières restent visibles sur place. Mer calme va aussitôt dans la réserve. Les autres marqueurs d'incident restent visibles et agissent quand on entre dans l'espace. Avec revealedReturnOnAlertChange tous les navires alliés visibles vont dans la réserve quand le niveau d'alerte change.",
  ],
  "D-18": [
    "Quand une vitesse est-elle « employée » ?",
    "Selon la longueur du trajet : <= croisière : croisière ; <= maximale : maximale (1 charbon) ; plus : urgence (1 charbon, dé de dégâts). La vitesse non employée ne coûte pas de charbon.",
  ],
  "D-19": [
    "Quels marqueurs arrêtent le mouvement ?",
    "Tout marqueur d'incident ou de navire allié, caché ou visible, sur la carte. Pas les charbonniers, les mines, les batailles, les visites ni les navires amis.",
  ],
  "D-20": [
    "Espaces de l'Atlantique sous d'autres ordres.",
    "Accessibles seulement sous la percée dans l'Atlantique, ou par un navire qui y a commencé le scénario (il peut en sortir, sans retour). L'option atlanticAlwaysOpen change cela.",
  ],
  "D-21": ["Combien de tirages demande une zone de patrouille ?", "Le niveau d'alerte plus un."],
  "D-22": [
    "Les ports neutres apportent-ils jamais des incidents ?",
    "Ports et bases neutres de même : aucun aux niveaux d'alerte 1 à 3, autant que le niveau à partir de 4, et jamais dans la mer de Marmara. Avec neutralPortIncidents réglé sur chart, un port neutre n'en a pas.",
  ],
  "D-23": ["Réserve plus petite que N.", "On tire ce qu'il y a."],
  "D-24": ["Convoi de troupes : guerre de course (13.0) ou combat (14.15) ?", "Combat naval."],
  "D-25": [
    "Marqueurs français hors de la Méditerranée occidentale.",
    "Navire français, convoi de troupes français et sortie de la Marine française sont ignorés (non remplacés ; rendus à la réserve en C.7(5)) dans toute autre zone.",
  ],
  "D-26": [
    "Zone de Bizerte et de Messine.",
    "La Méditerranée occidentale finit aux deux espaces de mer au nord-ouest de Bizerte et au nord de Messine (compris) ; Bizerte et Messine sont en Méditerranée orientale.",
  ],
  "D-27": [
    "La sortie de flotte des Puissances centrales nomme l'Adriatique pour le cas ottoman.",
    "Gardé tel qu'imprimé ; la zone est un paramètre des données (une zone de l'Égée ou de l'Est était sans doute visée).",
  ],
  "D-28": [
    "Visibilité réduite : quand jette-t-on, que veut dire « simultané » ?",
    "Un dé par espace et par tour, au premier combat naval ou bombardement tenté là, avant le contact. 1-2 : principale et secondaire forment un round ; 3-4 : principale, secondaire et tertiaire ; puis le reste. L'ordre de la première salve vaut encore dans ce round ; chaque navire tire ses types dans l'ordre P, S, T sur une cible. 5-6 : comme le résultat N du contact : pas de bataille, tous les navires alliés de l'espace dans la réserve ; pas de bombardement.",
  ],
  "D-29": ["Limites du contact.", "Nombre final = dé + allemand - allié, borné de -6 à +6."],
  "D-30": [
    "Commandement et vitesse de qui.",
    "De tout navire ami dans la bataille ; commandement austro-hongrois 3. Vitesse : croisière allemande (ou maximale pour 1 charbon de ce navire) ; vitesse imprimée des Austro-Hongrois.",
  ],
  "D-31": ["Les Allemands rompent : et les navires alliés ?", "Ils retournent dans la réserve."],
  "D-32": ["Une force alliée avec un convoi de troupes et la première salve.", "Toute la force alliée rompt, sans dé."],
  "D-33": [
    "Total de dés <= 0 ; pas de canons de ce type.",
    "Pas de tir. Un type de puissance 0 ne tire jamais, quels que soient les bonus.",
  ],
  "D-34": [
    "Que double le tir maximal ?",
    "Seulement le facteur de canons de chaque type (le premier terme), pour toute la bataille ; déclaré au premier tir du navire ; demande 2 munitions. Avec all_dice toute la somme de 14.5 (commandement, équipage, calculateur, moral, blindage) est doublée. L'option maxFireScope en décide.",
  ],
  "D-35": [
    "Munitions par round ou par bataille ?",
    "Une (ou deux) par bataille, payées au premier tir ; un bombardement est une bataille à part.",
  ],
  "D-36": [
    "La cible est-elle choisie par bataille ou par round ?",
    "Par round : chaque navire a une cible par round et peut en changer au suivant. Les coups en trop sont perdus.",
  ],
  "D-37": [
    "Cibles alliées.",
    "Fixées pour tous les navires alliés au début de leur étape (tir simultané) ; une cible coulée par un navire absorbe le tir des suivants. Égalités par tirage.",
  ],
  "D-38": [
    "Qu'est-ce qui compte contre le blindage ?",
    "Chaque dégât aux canons, à la coque et aux machines (tables 1 à 4) compte 1 ; raté 0 ; retrait 0. Coulé quand le compte dépasse le blindage, vérifié après chaque navire qui tire. Coulé l'emporte sur retiré.",
  ],
  "D-39": [
    "PV pour endommagé et pour coulé ?",
    "Seulement le plus haut : la valeur de coulé s'il l'est, sinon celle d'endommagé (retrait compris), une fois par navire et par bataille.",
  ],
  "D-40": [
    "Canons endommagés d'un navire allié.",
    "Tous les types sont réduits de moitié (arrondi au-dessus) ; un second résultat les met tous à zéro.",
  ],
  "D-41": [
    "-5 PV pour canons ou machines à 0.",
    "Par indice (principale, secondaire, tertiaire, machines) chaque fois qu'une action alliée le fait passer à 0 ; pas si le même coup coule le navire ; les torpilles de sous-marin comptent ; ni la tempête, ni la panne, ni le champ de mines, ni la vitesse d'urgence.",
  ],
  "D-42": [
    "Dés de torpilles allemands.",
    "Torpilles dépensées sur la cible + commandement + 1 (équipage de réserve) + 2 (calculateur de tir) + moral - blindage ; touché sur 5-6. Avec one_per_torpedo : un dé par torpille, aucun autre terme. L'option torpedoDice en décide.",
  ],
};
