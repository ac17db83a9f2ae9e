import type { TextLike } from "../../../lib/language.ts";
import type { serviceAreasFr } from "../../fr/site/service-areas.ts";

/** The cities of the map. */
export const serviceAreasEn: TextLike<typeof serviceAreasFr> = {
  map: "The cities we serve, from Québec City to Toronto",
  cities: { Montréal: "Montréal", Laval: "Laval", Québec: "Québec City", Ottawa: "Ottawa", Toronto: "Toronto" },
};
